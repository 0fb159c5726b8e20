import { css } from "@emotion/react";
import { Link } from "gatsby";
import { useId } from "react";
import { useSharedData } from "../../hooks/use-shared-data";
import { servicesPath } from "../../lib/links/routes";
import { banknote } from "../../styles/frames";
import { below } from "../../styles/media";
import { tapTarget } from "../../styles/mixins";
import { BookLink, type BookingProps, outlined } from "./book-link";
import { PhoneLink } from "./contact-link";
import { OpeningStateLine } from "./opening-state-line";

export const BookingCard = ({ source, className }: BookingProps) => {
  const headingId = useId();
  const prices = useSharedData().lowestPrices?.hero.prices;
  return (
    <section aria-labelledby={headingId} className={`screen-only ${className ?? ""}`} css={card}>
      <h2 id={headingId}>Book a visit</h2>
      {prices && (
        <p>
          <Link to={servicesPath}>{prices}</Link>
        </p>
      )}
      <BookLink source={source} css={bookLink} />
      <PhoneLink iconSize={20} css={phoneLink} />
      {/* Last: in a narrow column it has two to four lines, and nothing below it moves. */}
      <OpeningStateLine />
    </section>
  );
};

/* Stays in view next to a text. Below one, its grid area leaves it no room to move. */
const card = css`
  position: sticky;
  top: var(--below-header);
  display: grid;
  align-self: start;
  gap: var(--space-3);
  max-width: var(--width-text);
  padding: var(--space-5);
  ${banknote}
  line-height: 1.4;

  h2 {
    color: var(--color-green);
    font-size: var(--text-title);
  }

  p a {
    color: var(--color-ink);
    font-weight: 550;
    text-decoration-color: var(--color-green);
  }
`;

/* Outlined on phones: the text above and the bar below have a filled one. */
const bookLink = css`
  ${below("lg")} {
    ${outlined}
  }
`;

const phoneLink = css`
  ${tapTarget}
  justify-self: center;
`;
