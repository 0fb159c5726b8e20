import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useSite } from "../../hooks/use-site";
import { formatListedPrice, type ListedPrice } from "../../lib/money/format-listed-price";
import { formatDollars, formatExactDollars, taxOn, toCents } from "../../lib/money/money";
import { estimatePrices, type ServicePrices } from "../../lib/money/price-estimate";
import { from, largeText } from "../../styles/media";
import { WeightBand } from "../ui/weight-band";
import { linePerCell, Price, PriceTable } from "./price-table";

interface Dogs {
  sizes: readonly Queries.DogSizeChoiceFragment[];
  coats: readonly Queries.CoatTypeChoiceFragment[];
}

/** A service with one price for every dog. */
export interface PricedService extends ListedPrice {
  name: string;
  note?: string | null;
}

interface Props extends Dogs {
  prices: readonly ServicePrices[];
  walkIn: readonly PricedService[];
  addOns: readonly PricedService[];
}

/** The prices of every service for every dog, each also with tax. */
export const PriceTables = ({ prices, walkIn, addOns, ...dogs }: Props) => {
  const table = (service: ServicePrices) => (
    <SizesAndCoats key={service.id} service={service} {...dogs} />
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

const SizesAndCoats = ({ service, sizes, coats }: Dogs & { service: ServicePrices }) => {
  const { salesTaxPercent } = useSite();
  const lineFor = (size: string, coat: string) =>
    estimatePrices(size, coat, [service], salesTaxPercent)[0];
  const rows = service.everySize ? sizes.slice(0, 1) : sizes;
  const offered = coats.filter(({ id }) => rows.some((size) => lineFor(size.id, id)));
  const price = (size: string, coat: string) => {
    const line = lineFor(size, coat);
    if (!line) return "not offered";
    return (
      <Price suffix={line.suffix} total={formatExactDollars(line.total) + line.suffix}>
        {formatDollars(line.price)}
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
      css={grid}
    />
  );
};

interface LinesProps {
  title: string;
  services: readonly PricedService[];
  /** Whether the lines use three columns if there is room. */
  isWide?: boolean;
}

const PriceLines = ({ title, services, isWide }: LinesProps) => {
  const { salesTaxPercent } = useSite();
  const withTax = (cents: number) => formatExactDollars(cents + taxOn(cents, salesTaxPercent));
  return (
    <div css={[lines, isWide && wide]}>
      <h3>{title}</h3>
      <ul>
        {services.map(({ name, note, ...listed }) => (
          <li key={name}>
            <span>
              {name}
              {note && <small>{` ${note}`}</small>}{" "}
            </span>
            <span>
              <Price total={listed.price > 0 && withTax(toCents(listed.price))}>
                {formatListedPrice(listed)}
              </Price>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
};

/* The same distance between all amounts. */
const grid = css`
  align-self: start;
  table-layout: fixed;

  thead th {
    overflow-wrap: anywhere;
  }

  th:first-of-type {
    width: 34%;
    white-space: nowrap;
  }

  ${largeText} {
    ${linePerCell}
  }

  @media print {
    break-inside: avoid;
  }
`;

const lines = css`
  h3 {
    padding-bottom: var(--space-2);
    border-bottom: var(--border-strong);
    font-size: var(--text-title);
  }

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 var(--space-4);
    padding: var(--space-2) 0;
    border-bottom: 1px dotted var(--color-line-strong);
    line-height: 1.2;
    break-inside: avoid;
  }

  small {
    color: var(--color-ink-soft);
    font-size: 0.875rem;
  }

  li > :last-child {
    margin-left: auto;
    font-variant-numeric: tabular-nums lining-nums;
    text-align: right;
  }
`;

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

const wide = css`
  grid-column: 1 / -1;

  ul {
    column-gap: var(--space-12);

    ${from("md")} {
      columns: 3 15rem;
    }

    @media print {
      columns: 2;
    }
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
