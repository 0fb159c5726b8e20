import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { useNow, useNowOrBuildTime } from "../../hooks/use-now";
import { endedOfferInWords, offerInWords } from "../../lib/money/offers";
import type { SeasonalOffer } from "../../lib/money/seasonal-offers";

interface Props {
  offer: SeasonalOffer;
  /** What is told of it, and whether it is on today stands behind; once it is over, neither. */
  children: ReactNode;
}

/** A month's offer in a text, which never promises what is over. */
export const OfferToday = ({ offer, children }: Props) => {
  const ended = endedOfferInWords(offer, useNowOrBuildTime());
  const now = useNow();
  if (ended) return <p>{ended}</p>;
  return (
    <>
      {children}
      <p css={line}>{offerInWords(offer.month, now)}</p>
    </>
  );
};

const line = css`
  font-weight: 650;
`;
