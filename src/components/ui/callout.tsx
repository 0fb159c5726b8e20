import { css } from "@emotion/react";
import { type ReactNode, useId } from "react";
import { type SeasonalOffer, formatEndedOffer } from "../../lib/seasonal-offers";
import { banknote } from "../../styles/frames";
import { useNowOrBuildTime } from "../../hooks/use-now";
import { useSite } from "../../hooks/use-shared-data";
import { BookLink } from "./book-link";
import { useMdxContext } from "./text-picture";
import { OfferToday } from "./offer-today";

interface Props {
  title: string;
  /** The seasonal offer that the text mentions. The build adds it. */
  offer?: SeasonalOffer;
  children: ReactNode;
}

export const Callout = ({ title, offer, children }: Props) => {
  const titleId = useId();
  // The same level as sections: a callout may be before the first one.
  const { sectionHeading: Heading } = useMdxContext();
  const now = useNowOrBuildTime();
  const content = offer ? <OfferToday offer={offer}>{children}</OfferToday> : children;
  if (offer && formatEndedOffer(offer, now))
    return (
      <aside aria-label={title} css={{ marginBlock: "var(--space-6)" }}>
        {content}
        <UsualPrice {...offer} />
      </aside>
    );
  return (
    <aside aria-labelledby={titleId} css={calloutBox}>
      <Heading id={titleId} css={calloutHeading}>
        {title}
      </Heading>
      {content}
    </aside>
  );
};

const UsualPrice = ({ subject, usualPrice }: SeasonalOffer) => {
  const { bookingSource } = useMdxContext();
  const { salesTaxPercent } = useSite();
  return (
    <p css={usualPriceLine}>
      {usualPrice && (
        <span>
          {`${subject[0]?.toUpperCase()}${subject.slice(1)} today: `}
          <strong translate="no">{usualPrice}</strong>
          {salesTaxPercent > 0 && <span> before tax</span>}
        </span>
      )}
      <BookLink className="screen-only" source={bookingSource} newTab={bookingSource === "chat"} />
    </p>
  );
};

const calloutBox = css`
  --table-ground: var(--color-card);
  margin-block: var(--space-8);
  padding: var(--space-6);
  ${banknote}
  outline-color: var(--color-green);
  break-inside: avoid;

  > * + * {
    margin-top: var(--space-3);
  }
`;

const calloutHeading = css`
  && {
    margin-top: 0;
    color: var(--color-green);
    font: 600 var(--text-title) / 1.2 var(--font-heading);
    letter-spacing: normal;
  }
`;

const usualPriceLine = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-5);
  margin-top: var(--space-2);

  strong {
    color: var(--color-green);
    font-family: var(--font-heading);
    font-size: var(--text-title);
    font-weight: 600;
  }
`;
