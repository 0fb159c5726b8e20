import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ServicePrices } from "../../lib/money/price-estimate";
import { from } from "../../styles/media";
import { PriceLines, type PricedService } from "./price-lines";
import { PriceTable } from "./price-table";

interface Props {
  sizes: readonly Queries.DogSizeChoiceFragment[];
  coats: readonly Queries.CoatTypeChoiceFragment[];
  prices: readonly ServicePrices[];
  walkIn: readonly PricedService[];
  addOns: readonly PricedService[];
}

/** The prices of every service for every dog, also without scripts. */
export const PriceTables = ({ sizes, coats, prices, walkIn, addOns }: Props) => {
  const table = (service: ServicePrices) => (
    <PriceTable key={service.id} service={service} sizes={sizes} coats={coats} />
  );
  return (
    <div css={tables}>
      {prices.filter(({ everySize }) => !everySize).map(table)}
      <div css={short}>
        {prices.filter(({ everySize }) => everySize).map(table)}
        {walkIn.length > 0 && <PriceLines title="Walk-in" services={walkIn} />}
      </div>
      {addOns.length > 0 && (
        <PriceLines title="Add-ons and other services" services={addOns} isWide />
      )}
    </div>
  );
};

/* Three tables, each of 18rem. */
const threeColumns = "@media screen and (min-width: 66em)";

const tables = css`
  display: grid;
  gap: var(--space-10);

  ${from("md")} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--space-10) var(--space-12);
  }

  ${threeColumns} {
    grid-template-columns: repeat(auto-fit, minmax(18rem, 1fr));
  }

  @media print {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--space-8) var(--space-12);
  }
`;

/* One column for what has only a few lines, or a row where there are only two. */
const short = css`
  display: grid;
  align-content: start;
  gap: var(--space-10) var(--space-12);

  ${from("md")} {
    grid-column: 1 / -1;
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${threeColumns} {
    grid-column: auto;
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const query = graphql`
  fragment PricedService on ServiceItem {
    name
    price
    andUp
    note
  }
  fragment PricedWalkIn on WalkInService {
    name
    price
    andUp
  }
`;
