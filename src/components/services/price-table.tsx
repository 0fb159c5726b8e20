import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { useSite } from "../../hooks/use-shared-data";
import { formatExactDollars, taxOn } from "../../lib/money/money";
import { ruledTable } from "../../styles/mixins";

interface Props {
  title: string;
  note?: string | null;
  heads: readonly string[];
  /** In each row, the first cell is its head. */
  rows: readonly (readonly ReactNode[])[];
  className?: string;
}

export const PriceTable = ({ title, note, heads, rows, className }: Props) => (
  <table css={table} className={className}>
    <caption>
      {title}
      {note && <small> {note}</small>}
    </caption>
    <thead>
      <tr>
        {heads.map((head, column) => (
          <th key={head} scope="col" data-head={head} data-name={column === 0 || undefined}>
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([head, ...cells], row) => (
        <tr key={row}>
          <th scope="row" data-name>
            {head}
          </th>
          {cells.map((cell, column) => (
            <td key={column} data-head={heads[column + 1]}>
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

interface PriceProps {
  children: string;
  /** Of a price that is also shown with tax. */
  cents?: number;
  suffix?: string;
}

export const Price = ({ children, cents = 0, suffix = "" }: PriceProps) => {
  const { salesTaxPercent } = useSite();
  const tax = taxOn(cents, salesTaxPercent);
  return (
    <>
      <span data-price={tax > 0 ? "before-tax" : undefined}>
        <strong translate="no" css={amount}>
          {children}
        </strong>
        {suffix && <span>{suffix}</span>}
      </span>
      {tax > 0 && (
        <small data-price="with-tax" css={withTax}>
          {` ${formatExactDollars(cents + tax)}${suffix}`}
          <span className="visually-hidden"> with tax</span>
        </small>
      )}
    </>
  );
};

const amountText = `
  color: var(--color-green);
  font-family: var(--font-heading);
  font-size: 1.25rem;
  font-weight: 600;
`;

const amount = css`
  display: block;
  ${amountText}

  /* The word free, or a note. */
  &::first-letter {
    text-transform: uppercase;
  }
`;

const withTax = css`
  display: block;
  color: var(--color-ink-soft);
  font-size: 0.875rem;
`;

/** For an element with a checkbox, which shows the prices with tax. Paper and static/without-scripts.css show both. */
export const oneOfTwoPrices = css`
  @media screen {
    [data-price="note"],
    &:not(:has(:checked)) [data-price="with-tax"],
    &:has(:checked) [data-price="before-tax"] {
      display: none;
    }

    &:has(:checked) [data-price="with-tax"] {
      ${amountText}
      font-size: var(--with-tax-size, 1.25rem);
    }
  }
`;

const table = css`
  ${ruledTable}
  line-height: 1.2;

  caption {
    padding-bottom: var(--space-3);
    font-family: var(--font-heading);
    font-size: var(--text-title);
    font-weight: 600;
    text-align: left;
  }

  caption small {
    color: var(--color-ink-soft);
    font-family: var(--font-text);
    font-size: var(--text-small);
    font-weight: 400;
  }

  th,
  td {
    padding: var(--space-2) 0;
    text-align: right;
  }

  thead th {
    font-size: var(--text-small);
    font-weight: 600;
    hyphens: auto;
  }

  tbody th {
    font-weight: 550;
  }

  [data-name] {
    text-align: left;
  }
`;

/** For a table whose columns have no room: a line for each cell, with its head. */
export const linePerCell = `
  &,
  caption,
  tbody,
  tr,
  tbody th {
    display: block;
  }

  thead {
    display: none;
  }

  tbody tr {
    padding-block: var(--space-3);
  }

  td {
    display: flex;
    align-items: baseline;
    justify-content: end;
    gap: 0 var(--space-2);
  }

  td::before {
    margin-right: auto;
    content: attr(data-head);
  }
`;
