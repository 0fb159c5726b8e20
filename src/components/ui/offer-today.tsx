import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { useNow, useNowOrBuildTime } from "../../hooks/use-now";
import { formatEndedOffer, formatOfferStatus, type SeasonalOffer } from "../../lib/seasonal-offers";

interface Props {
  offer: SeasonalOffer;
  children: ReactNode;
}

/** A monthly offer in a text. It never promises an ended offer. */
export const OfferToday = ({ offer, children }: Props) => {
  const ended = formatEndedOffer(offer, useNowOrBuildTime());
  const now = useNow();
  if (ended) return <p css={past}>{ended}</p>;
  return (
    <>
      {children}
      <p css={line}>{formatOfferStatus(offer.month, now)}</p>
    </>
  );
};

const past = css`
  color: var(--color-ink-soft);
`;

const line = css`
  font-weight: 650;
`;
