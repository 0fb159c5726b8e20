import { css } from "@emotion/react";
import { useSite } from "../../hooks/use-site";
import { formatExactDollars } from "../../lib/money/money";
import type { DogEstimate } from "../../lib/money/price-estimate";
import { largeText } from "../../styles/media";
import { visuallyHidden } from "../../styles/mixins";
import { priceTable } from "./table-styles";

/** The prices for a dog: before tax, the tax, and the total of each service. */
export const EstimateTable = ({ estimate }: { estimate: DogEstimate }) => {
  const { salesTaxPercent } = useSite();
  const { dog, lines, notOffered } = estimate;
  return (
    <>
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
                <span css={spoken}>: </span>
              </th>
              <td>
                <strong translate="no">{formatExactDollars(price)}</strong>
                {suffix && <span>{suffix}</span>}
                <span css={spoken}> before tax, </span>
              </td>
              <td>
                <span translate="no">{formatExactDollars(tax)}</span>
                <span css={spoken}> tax, </span>
              </td>
              <td>
                <span translate="no">{formatExactDollars(total)}</span>
                {suffix && <span>{suffix}</span>}
                <span css={spoken}> with tax. </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {notOffered.length > 0 && (
        <p css={remark}>{`Not offered for this coat: ${notOffered.join("; ")}.`}</p>
      )}
    </>
  );
};

/* Screen readers announce the table as one text. Larger text has no room for the columns' heads. */
const spoken = css`
  ${visuallyHidden}
  white-space: pre;

  ${largeText} {
    position: static;
    clip-path: none;
  }
`;

const table = css`
  ${priceTable}
  line-height: 1.25;

  th,
  td {
    padding: var(--space-2) 0 var(--space-2) var(--space-3);
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

  strong {
    font-size: 1.25rem;
  }

  ${largeText} {
    &,
    caption,
    tbody,
    tr,
    tbody th,
    td {
      display: block;
    }

    thead {
      display: none;
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
