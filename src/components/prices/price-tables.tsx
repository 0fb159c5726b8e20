import { css } from "@emotion/react";
import type { ServicePrices } from "../../lib/money/price-estimate";
import { from } from "../../styles/media";
import { PriceTable } from "./price-table";

interface Props {
  sizes: readonly Queries.DogSizeChoiceFragment[];
  coats: readonly Queries.CoatTypeChoiceFragment[];
  prices: readonly ServicePrices[];
}

/** The prices of every service for every dog, also without scripts. */
export const PriceTables = ({ sizes, coats, prices }: Props) => (
  <div css={tables}>
    {prices.map((service) => (
      <PriceTable key={service.id} service={service} sizes={sizes} coats={coats} />
    ))}
  </div>
);

const tables = css`
  display: grid;
  gap: var(--space-10);

  ${from("md")} {
    grid-template-columns: repeat(auto-fit, minmax(19rem, 1fr));
    gap: var(--space-10) var(--space-12);
  }

  @media print {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--space-8) var(--space-12);
  }
`;
