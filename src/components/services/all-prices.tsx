import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useSite } from "../../hooks/use-shared-data";
import { formatDollars, toCents } from "../../lib/money/money";
import { findPrice, type ServicePrices } from "../../lib/money/price-estimate";
import { framedLink } from "../../styles/frames";
import { from, largeText } from "../../styles/media";
import { WeightBand } from "../ui/weight-band";
import { type PricedService, OnePriceList } from "./one-price-list";
import { linePerCell, oneOfTwoPrices, Price, PriceTable } from "./price-table";

interface Dogs {
  sizes: readonly Queries.DogSizeChoiceFragment[];
  coats: readonly Queries.CoatTypeChoiceFragment[];
}

interface Props extends Dogs {
  prices: readonly ServicePrices[];
  walkIn: readonly PricedService[];
  addOns: readonly PricedService[];
}

export const AllPrices = ({ prices, walkIn, addOns, ...dogs }: Props) => {
  const { salesTaxPercent } = useSite();
  const table = (service: ServicePrices) => (
    <SizeByCoatTable key={service.id} service={service} {...dogs} />
  );
  return (
    <div css={oneOfTwoPrices}>
      {salesTaxPercent > 0 && <TaxSwitch percent={salesTaxPercent} />}
      <div css={[tables, dogs.coats.length > 3 && widerTables]}>
        {prices.filter(({ everySize }) => !everySize).map(table)}
        <div css={shortLists}>
          {prices.filter(({ everySize }) => everySize).map(table)}
          {walkIn.length > 0 && <OnePriceList title="Walk-in" services={walkIn} />}
        </div>
        {addOns.length > 0 && (
          <OnePriceList title="Add-ons and other services" services={addOns} isWide />
        )}
      </div>
    </div>
  );
};

const TaxSwitch = ({ percent }: { percent: number }) => (
  <>
    <label data-needs-scripts className="screen-only" css={taxSwitch}>
      <input type="checkbox" />
      <span>{`Show prices with ${percent}% sales tax`}</span>
    </label>
    <p data-price="note">{`Prices before tax. The small figure includes ${percent}% sales tax.`}</p>
  </>
);

const SizeByCoatTable = ({ service, sizes, coats }: Dogs & { service: ServicePrices }) => {
  const rows = service.everySize ? sizes.slice(0, 1) : sizes;
  const isOffered = (coat: string) =>
    rows.some((size) => findPrice(service, size.id, coat) !== undefined);
  const offered = coats.filter(({ id }) => isOffered(id));
  const price = (size: string, coat: string) => {
    const dollars = findPrice(service, size, coat);
    if (dollars === undefined) return "call us";
    const cents = toCents(dollars);
    return (
      <Price cents={cents} suffix={service.andUp ? " and up" : ""}>
        {formatDollars(cents)}
      </Price>
    );
  };
  return (
    <PriceTable
      title={service.label}
      note={service.note}
      heads={["Weight", ...offered.map(({ label }) => label)]}
      rows={rows.map(({ id, range }) => [
        service.everySize ? "Every size" : <WeightBand label={range} />,
        ...offered.map((coat) => price(id, coat.id)),
      ])}
      css={[sizesAndCoats, offered.length > 3 && manyCoats]}
    />
  );
};

/* Prices of three digits with tax break in larger letters. */
const sizesAndCoats = css`
  --with-tax-size: 1rem;
  align-self: start;
  table-layout: fixed;

  th:first-of-type {
    width: 34%;
  }

  ${largeText} {
    ${linePerCell}
  }

  @media print {
    break-inside: avoid;
  }
`;

/* Columns are as wide as their prices. */
const manyCoats = css`
  table-layout: auto;

  th:first-of-type {
    width: auto;
  }

  @container page (max-width: 22em) {
    ${linePerCell}
  }
`;

const taxSwitch = css`
  ${framedLink}
  margin-bottom: var(--space-6);

  input {
    width: 1.25rem;
    height: 1.25rem;
    accent-color: var(--color-green);
  }
`;

const threeColumns = "@media screen and (min-width: 66em)";

const tables = css`
  display: grid;
  gap: var(--space-10);

  ${from("md")} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--space-10) var(--space-12);
  }

  ${threeColumns} {
    grid-template-columns: repeat(auto-fit, minmax(var(--table-width, 18rem), 1fr));
  }

  @media print {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--space-8) var(--space-12);
  }
`;

const widerTables = css`
  --table-width: 22rem;
`;

/* One column for what has only a few lines, or a row where there are only two. */
const shortLists = css`
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
  fragment ServicePrices on ServicePrice {
    id: jsonId
    label
    sizes {
      size
      prices {
        coat
        price
      }
    }
    everySize {
      price
      coats
    }
    andUp
    note
  }
`;
