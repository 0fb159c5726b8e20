import { css } from "@emotion/react";
import { formatExactDollars } from "../../lib/money";
import type { EstimateLine } from "../../lib/price-estimate";
import { BookLink } from "../book-link/book-link";

interface Props {
  /** The dog in a few words: what was chosen. */
  dog: string;
  lines: readonly EstimateLine[];
  /** Names of the services that the coat can't have. */
  notOffered: readonly string[];
  salesTaxPercent: number;
}

/** The prices for a dog, before and with tax. */
export const PriceEstimate = ({ dog, lines, notOffered, salesTaxPercent }: Props) => (
  <>
    <table css={table}>
      <caption>{dog}</caption>
      <thead>
        <tr>
          <th scope="col">Service</th>
          <th scope="col">Price</th>
          <th scope="col">With tax</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, label, price, total }) => (
          <tr key={id}>
            <th scope="row">{label}</th>
            <td>{formatExactDollars(price)}</td>
            <td>
              <strong>{formatExactDollars(total)}</strong>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    <p css={remark}>
      {notOffered.length > 0 && `Not offered for this coat: ${notOffered.join("; ")}. `}
      Sales tax is {salesTaxPercent}%.
    </p>
    <BookLink source="services" css={button}>
      Book Now
    </BookLink>
  </>
);

const table = css`
  width: 100%;
  border-collapse: collapse;
  overflow-wrap: break-word;
  line-height: 1.25;
  font-variant-numeric: tabular-nums lining-nums;

  caption {
    padding-bottom: var(--space-3);
    font-family: var(--font-heading);
    font-size: var(--text-title);
    font-weight: 600;
    text-align: left;
  }

  th,
  td {
    padding: var(--space-3) 0 var(--space-3) var(--space-3);
    border-top: 1px dotted var(--color-line-strong);
    text-align: right;
    vertical-align: baseline;
  }

  thead th {
    border: 0;
    padding-block: 0 var(--space-2);
    color: var(--color-ink-soft);
    font-size: var(--text-small);
    font-weight: 500;
  }

  th:first-of-type {
    padding-left: 0;
    text-align: left;
  }

  tbody th {
    font-weight: 550;
  }

  strong {
    color: var(--color-green);
    font-family: var(--font-heading);
    font-size: var(--text-title);
    font-weight: 600;
  }
`;

const remark = css`
  padding-top: var(--space-3);
  border-top: 1px dotted var(--color-line-strong);
  color: var(--color-ink-soft);
  font-size: var(--text-small);
  line-height: 1.4;
`;

const button = css`
  width: 100%;
  margin-top: var(--space-5);

  @media print {
    display: none;
  }
`;
