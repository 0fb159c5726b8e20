import { css } from "@emotion/react";
import { useSite } from "../../hooks/use-site";
import { formatExactDollars } from "../../lib/money/money";
import type { DogEstimate } from "../../lib/money/price-estimate";
import { visuallyHidden } from "../../styles/mixins";
import { priceTable } from "./table-styles";

/** The prices for a dog: before tax, the tax, and the total of each service. */
export const EstimateTable = ({ estimate }: { estimate: DogEstimate }) => {
  const { salesTaxPercent } = useSite();
  const { dog, lines, notOffered } = estimate;
  return (
    <div css={container}>
      <table css={table}>
        <caption>{dog}</caption>
        <thead>
          <tr>
            <th scope="col">Service</th>
            <th scope="col">Before tax</th>
            <th scope="col">{`${salesTaxPercent}% sales tax`}</th>
            <th scope="col">With tax</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ id, label, price, tax, total, suffix }) => (
            <tr key={id}>
              <th scope="row">
                {label}
                <span className="visually-hidden">: </span>
              </th>
              <td>
                <strong translate="no">{formatExactDollars(price)}</strong>
                {suffix && <span>{suffix}</span>}
                <span css={unit}> before tax</span>
                <span className="visually-hidden">, </span>
              </td>
              <td>
                <span translate="no">{formatExactDollars(tax)}</span>
                <span css={unit}> tax</span>
                <span className="visually-hidden">, </span>
              </td>
              <td>
                <span translate="no">{formatExactDollars(total)}</span>
                {suffix && <span>{suffix}</span>}
                <span css={unit}> with tax</span>
                <span className="visually-hidden">. </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {notOffered.length > 0 && (
        <p css={remark}>{`Not offered for this coat: ${notOffered.join("; ")}.`}</p>
      )}
    </div>
  );
};

/* Measured in em, so that larger text counts like a narrower window. */
const narrow = "@container (width < 15.5em)";
const onPhones = "@container (15.5em <= width < 21em)";

const container = css`
  container-type: inline-size;
`;

/* Announced with the amount. Shown where the columns, and their heads, have no room. */
const unit = css`
  ${visuallyHidden}
  white-space: pre;

  ${narrow} {
    position: static;
    clip-path: none;
  }
`;

const table = css`
  ${priceTable}
  line-height: 1.25;

  th,
  td {
    padding: var(--space-2) 0 var(--space-2) var(--space-2);
    border-top: 1px dotted var(--color-line-strong);
    text-align: right;
    vertical-align: baseline;
  }

  thead th {
    border: 0;
    padding-top: 0;
    color: var(--color-ink-soft);
    font-size: 0.875rem;
    font-weight: 500;
    vertical-align: bottom;
  }

  th:first-of-type {
    padding-left: 0;
    text-align: left;
  }

  td {
    color: var(--color-ink-soft);
    font-size: var(--text-small);
  }

  /* Two lines instead of three. */
  th:nth-of-type(3) {
    width: 4.5em;
  }

  strong {
    font-size: 1.1875rem;
  }

  /* On phones, smaller amounts leave a gap between the columns. */
  ${onPhones} {
    th,
    td {
      padding-left: 0.625rem;
    }

    td {
      font-size: 0.875rem;
    }

    strong {
      font-size: 1.0625rem;
    }
  }

  ${narrow} {
    &,
    caption,
    thead,
    tbody,
    tr,
    th,
    td {
      display: block;
    }

    thead th:not(:nth-of-type(3)) {
      display: none;
    }

    th:nth-of-type(3) {
      width: auto;
      padding-left: 0;
      text-align: left;
    }

    td {
      padding: 0 0 var(--space-2);
      border: 0;
    }
  }
`;

const remark = css`
  padding-top: var(--space-2);
  border-top: 1px dotted var(--color-line-strong);
  color: var(--color-ink-soft);
  font-size: var(--text-small);
  line-height: 1.4;
`;
