import { css } from "@emotion/react";
import { type ReactNode, useId } from "react";
import { type SeasonalOffer, formatEndedOffer } from "../../lib/seasonal-offers";
import { banknote } from "../../styles/frames";
import { useNowOrBuildTime } from "../../hooks/use-now";
import { BookLink } from "./book-link";
import { useMdxContext } from "./text-picture";
import { OfferToday } from "./offer-today";

interface Props {
  title: string;
  /** The seasonal offer that the text mentions. The build adds it. */
  offer?: SeasonalOffer;
  children: ReactNode;
}

export const Callout = ({ title, offer, children }: Props) =>
  offer ? (
    <OfferBox title={title} offer={offer}>
      {children}
    </OfferBox>
  ) : (
    <Box title={title}>{children}</Box>
  );

const Box = ({ title, children }: Omit<Props, "offer">) => {
  const titleId = useId();
  // The same level as sections: a callout may be before the first one.
  const { sectionHeading: Heading } = useMdxContext();
  return (
    <aside aria-labelledby={titleId} css={note}>
      <Heading id={titleId} css={heading}>
        {title}
      </Heading>
      {children}
    </aside>
  );
};

const OfferBox = ({ title, offer, children }: Omit<Props, "offer"> & { offer: SeasonalOffer }) => {
  const { bookingSource } = useMdxContext();
  if (!formatEndedOffer(offer, useNowOrBuildTime()))
    return (
      <Box title={title}>
        <OfferToday offer={offer}>{children}</OfferToday>
      </Box>
    );
  const { subject, usualPrice } = offer;
  return (
    <aside aria-label={title} css={ended}>
      <OfferToday offer={offer}>{children}</OfferToday>
      <p css={today}>
        {usualPrice && (
          <span>
            {`${subject[0]?.toUpperCase()}${subject.slice(1)} today: `}
            <strong translate="no">{usualPrice}</strong> before tax
          </span>
        )}
        <BookLink
          className="screen-only"
          source={bookingSource}
          newTab={bookingSource === "chat"}
        />
      </p>
    </aside>
  );
};

const note = css`
  position: relative;
  margin-block: var(--space-8);
  padding: var(--space-6);
  ${banknote}
  outline-color: var(--color-green);
  break-inside: avoid;

  > * + * {
    margin-top: var(--space-3);
  }
`;

const heading = css`
  && {
    margin-top: 0;
    color: var(--color-green);
    font-family: var(--font-heading);
    font-size: var(--text-title);
    font-weight: 600;
    line-height: 1.2;
    letter-spacing: normal;
  }
`;

const ended = css`
  margin-block: var(--space-6);
`;

const today = css`
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
