import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useSite } from "../../hooks/use-shared-data";
import { formatDollars, toCents } from "../../lib/money/money";
import { findPrice, type ServicePrices } from "../../lib/money/price-estimate";
import { framedLink } from "../../styles/frames";
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
  const priceWidth = prices.some(hasCents) ? 5.5 : 4.25;
  const table = (service: ServicePrices) => (
    <SizeByCoatTable key={service.id} service={service} priceWidth={priceWidth} {...dogs} />
  );
  const tableWidth = Math.max(18, widthInEm(dogs.coats.length, priceWidth));
  return (
    <div css={oneOfTwoPrices}>
      {salesTaxPercent > 0 && <TaxSwitch percent={salesTaxPercent} />}
      <div css={[tables, { "--table-width": `${tableWidth}rem` }]}>
        {prices.filter(({ everySize }) => !everySize).map(table)}
        <div css={[shortLists, tableWidth <= 22 && inOneOfThreeColumns]}>
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

const hasCents = ({ sizes, everySize }: ServicePrices): boolean =>
  [...(sizes ?? []).flatMap((row) => row.prices), everySize].some(
    (listed) => listed && !Number.isInteger(listed.price),
  );

/** The first column has 5em: `91-120 lbs`. */
const widthInEm = (coats: number, priceWidth: number): number => 5 + coats * priceWidth;

const TaxSwitch = ({ percent }: { percent: number }) => (
  <>
    <label data-needs-scripts className="screen-only" css={taxSwitch}>
      <input type="checkbox" />
      <span>{`Show prices with ${percent}% sales tax`}</span>
    </label>
    <p data-price="note">{`Prices before tax. The small figure includes ${percent}% sales tax.`}</p>
  </>
);

interface TableProps extends Dogs {
  service: ServicePrices;
  /** In em: `$200.95` in large letters, or in those of prices with tax. */
  priceWidth: number;
}

const SizeByCoatTable = ({ service, priceWidth, sizes, coats }: TableProps) => {
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
    <div css={{ containerType: "inline-size" }}>
      <PriceTable
        title={service.label}
        note={service.note}
        heads={["Weight", ...offered.map(({ label }) => label)]}
        rows={rows.map(({ id, range }) => [
          service.everySize ? "Every size" : <WeightBand label={range} />,
          ...offered.map((coat) => price(id, coat.id)),
        ])}
        css={sizesAndCoats(widthInEm(offered.length, priceWidth))}
      />
    </div>
  );
};

/* Prices of three digits with tax break in larger letters. Its own width in em: larger text counts like a narrower window. */
const sizesAndCoats = (width: number) => css`
  --with-tax-size: 1rem;
  table-layout: fixed;

  thead [data-name] {
    width: ${500 / width}%;
  }

  @container (width < ${width}em) {
    ${linePerCell}
  }

  @media print {
    break-inside: avoid;
  }
`;

const taxSwitch = css`
  ${framedLink}
  margin-bottom: var(--space-6);
  cursor: pointer;

  input {
    width: 1.25rem;
    height: 1.25rem;
    accent-color: var(--color-green);
  }
`;

const tables = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(var(--table-width), 100%), 1fr));
  gap: var(--space-10) var(--space-12);

  @media print {
    row-gap: var(--space-8);
  }
`;

/* One column for what has only a few lines, or a row where there are only two. */
const shortLists = css`
  ${tables}
  grid-column: 1 / -1;
  align-content: start;
`;

const inOneOfThreeColumns = css`
  @media screen and (min-width: 66em) {
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
