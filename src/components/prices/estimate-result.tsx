import { css } from "@emotion/react";
import { useEffect } from "react";
import { recordEvent } from "../../analytics/record-event";
import { useSite } from "../../hooks/use-site";
import type { DogParameters } from "../../lib/links/dog-booking-link";
import { estimateRemark } from "../../lib/money/estimate-text";
import { formatExactDollars } from "../../lib/money/money";
import type { DogEstimate } from "../../lib/money/price-estimate";
import { largeText } from "../../styles/media";
import { EstimateActions } from "./estimate-actions";
import { EstimateBooking } from "./estimate-booking";
import { priceTable } from "./table-styles";

interface Props {
  estimate: DogEstimate;
  dogParameters?: DogParameters | null;
}

/** The prices for a dog, before and with tax, and the estimate's buttons. */
export const EstimateResult = ({ estimate, dogParameters }: Props) => {
  const { salesTaxPercent } = useSite();
  const { size, coat, dog, lines, notOffered } = estimate;
  useEffect(
    () => recordEvent("Estimate Shown", { location: "services", size, coat }),
    [size, coat],
  );
  return (
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
          {lines.map(({ id, label, price, total, suffix }) => (
            <tr key={id}>
              <th scope="row">{label}</th>
              <td>
                <strong translate="no">{formatExactDollars(price)}</strong>
                {suffix && <span>{suffix}</span>}
              </td>
              <td css={withTax}>
                <span translate="no">{formatExactDollars(total)}</span>
                {suffix && <span>{suffix}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p css={remark}>{estimateRemark(notOffered, salesTaxPercent)}</p>
      <div css={actions}>
        <EstimateBooking estimate={estimate} dogParameters={dogParameters} source="services" />
        <EstimateActions key={dog} estimate={estimate} />
      </div>
    </>
  );
};

const table = css`
  ${priceTable}
  line-height: 1.25;

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

  strong {
    font-size: var(--text-title);
  }

  /* Wraps the price with tax instead of cutting it off. */
  ${largeText} {
    tr {
      display: flex;
      flex-wrap: wrap;
    }

    th,
    td {
      padding-left: 0;
      padding-right: var(--space-3);
    }
  }
`;

const withTax = css`
  color: var(--color-ink-soft);
  font-size: var(--text-small);
`;

const remark = css`
  padding-top: var(--space-3);
  border-top: 1px dotted var(--color-line-strong);
  color: var(--color-ink-soft);
  font-size: var(--text-small);
  line-height: 1.4;
`;

const actions = css`
  display: grid;
  gap: var(--space-3);
  margin-top: var(--space-5);
`;
