import { css } from "@emotion/react";
import { useSite } from "../../hooks/use-site";
import { formatListedPrice, type ListedPrice } from "../../lib/money/format-listed-price";
import { formatExactDollars, taxOn, toCents } from "../../lib/money/money";
import { from } from "../../styles/media";
import { Price } from "./price-table";

export interface PricedService extends ListedPrice {
  name: string;
  /** A few words next to the price. */
  note?: string | null;
}

interface Props {
  title: string;
  services: readonly PricedService[];
  /** Whether the lines use three columns if there is room. */
  isWide?: boolean;
}

/** Services with one price for every dog, each also with tax. */
export const PriceLines = ({ title, services, isWide }: Props) => (
  <div css={isWide && wholeRow}>
    <h3 css={heading}>{title}</h3>
    <ul css={isWide && columns}>
      {services.map((service) => (
        <li key={service.name} css={line}>
          <PriceLine {...service} />
        </li>
      ))}
    </ul>
  </div>
);

const PriceLine = ({ name, note, ...listed }: PricedService) => {
  const { salesTaxPercent } = useSite();
  const price = toCents(listed.price);
  return (
    <>
      <span>
        {name}
        {note && <small>{` ${note}`}</small>}{" "}
      </span>
      <span css={amount}>
        <Price total={price > 0 && formatExactDollars(price + taxOn(price, salesTaxPercent))}>
          {formatListedPrice(listed)}
        </Price>
      </span>
    </>
  );
};

const wholeRow = css`
  grid-column: 1 / -1;
`;

const heading = css`
  padding-bottom: var(--space-2);
  border-bottom: var(--border-strong);
  font-size: var(--text-title);
`;

const columns = css`
  ${from("md")} {
    columns: 3 15rem;
    column-gap: var(--space-12);
  }

  @media print {
    columns: 2;
    column-gap: var(--space-12);
  }
`;

const line = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 var(--space-4);
  padding: var(--space-2) 0;
  border-bottom: 1px dotted var(--color-line-strong);
  line-height: 1.2;
  break-inside: avoid;

  small {
    color: var(--color-ink-soft);
    font-size: 0.875rem;
  }
`;

const amount = css`
  margin-left: auto;
  font-variant-numeric: tabular-nums lining-nums;
  text-align: right;
`;
