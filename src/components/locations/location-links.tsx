import { css } from "@emotion/react";
import { toFreeId } from "../../lib/links/site-ids";
import { framedLink } from "../../styles/frames";
import { from, largeText } from "../../styles/media";

/** Links to each town's card, for windows in which the cards are stacked. */
export const LocationLinks = ({ cities }: { cities: readonly string[] }) => (
  <nav aria-label="Towns" className="screen-only" css={nav}>
    {cities.map((city) => (
      <a key={city} href={`#${toFreeId(city)}`} css={link}>
        {city}
      </a>
    ))}
  </nav>
);

const nav = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-bottom: var(--space-6);

  ${from("lg")} {
    display: none;
  }
`;

const link = css`
  ${framedLink}
  flex: 1;
  justify-content: center;
  padding: 0 var(--space-4);

  @media (hover: hover) {
    &:hover {
      background: var(--color-green-light);
    }
  }

  ${largeText} {
    flex: auto;
  }
`;
