import { css } from "@emotion/react";
import { useNowOrBuildTime } from "../../hooks/use-now-or-build-time";
import { offersOn } from "../../lib/money/offers";
import type { SeasonalOffer } from "../../lib/money/seasonal-offers";
import { NoPromotions } from "./no-promotions";
import { PromotionCard } from "./promotion-card";

interface Props {
  promotions: readonly Queries.PromotionCardFragment[];
  /** Those of this month are on offer. */
  seasonal: readonly SeasonalOffer[];
}

/** The offers that run today by the shop's calendar, however long ago the site was built. */
export const Promotions = ({ promotions, seasonal }: Props) => {
  const offers = offersOn(promotions, seasonal, useNowOrBuildTime());
  if (offers.length === 0) return <NoPromotions />;
  return (
    <ul css={grid}>
      {offers.map((promotion) => (
        <li key={promotion.jsonId}>
          <PromotionCard promotion={promotion} />
        </li>
      ))}
    </ul>
  );
};

const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(24rem, 100%), 1fr));
  gap: var(--space-6);

  li {
    display: grid;
    max-width: 42rem;
  }
`;
