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
  if (ended) return <p css={{ color: "var(--color-ink-soft)" }}>{ended}</p>;
  return (
    <>
      {children}
      <p css={{ fontWeight: 650 }}>{formatOfferStatus(offer.month, now)}</p>
    </>
  );
};
