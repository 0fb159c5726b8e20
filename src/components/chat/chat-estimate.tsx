import { css } from "@emotion/react";
import { useSite } from "../../hooks/use-site";
import { estimateRemark } from "../../lib/money/estimate-text";
import { formatExactDollars } from "../../lib/money/money";
import type { DogEstimate } from "../../lib/money/price-estimate";
import { guillocheBand, banknote } from "../../styles/frames";
import { EstimateActions } from "../prices/estimate-actions";

/** The prices for a dog as a receipt: before tax, tax, and total. */
export const ChatEstimate = ({ estimate }: { estimate: DogEstimate }) => {
  const { salesTaxPercent } = useSite();
  const { dog, lines, notOffered } = estimate;
  return (
    <div css={note}>
      <h3>{dog}</h3>
      <ul>
        {lines.map(({ id, label, price, tax, total, suffix }) => (
          <li key={id}>
            <strong>
              {label}
              <span className="visually-hidden">: </span>
            </strong>
            <strong css={amount}>
              {formatExactDollars(price) + suffix} <small>before tax</small>
              <span className="visually-hidden">, </span>
            </strong>
            <span>
              + {formatExactDollars(tax)} tax = {formatExactDollars(total) + suffix} with tax
              <span className="visually-hidden">. </span>
            </span>
          </li>
        ))}
      </ul>
      <p>{estimateRemark(notOffered, salesTaxPercent)}</p>
      {/* The log announces the prices, not the buttons below them. */}
      <div aria-live="off" css={actions}>
        <EstimateActions estimate={estimate} />
      </div>
    </div>
  );
};

const note = css`
  padding: var(--space-4);
  ${banknote}
  font-variant-numeric: tabular-nums lining-nums;
  line-height: 1.3;

  &::before {
    display: block;
    height: 1.25rem;
    margin-bottom: var(--space-2);
    ${guillocheBand}
  }

  h3 {
    margin-bottom: var(--space-2);
    font-size: var(--text-title);
  }

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 var(--space-3);
    padding-block: var(--space-2);
    border-top: 1px dotted var(--color-line-strong);
  }

  li > strong:first-of-type {
    flex: 1 1 0;
    min-width: min-content;
  }

  li > span {
    flex-basis: 100%;
    text-align: right;
  }

  li > span,
  > p {
    color: var(--color-ink-soft);
    font-size: var(--text-small);
  }

  > p {
    padding-top: var(--space-2);
    border-top: 1px dotted var(--color-line-strong);
  }
`;

const amount = css`
  margin-left: auto;
  color: var(--color-green);
  font-family: var(--font-heading);
  font-size: var(--text-title);
  font-weight: 600;

  small {
    color: var(--color-ink-soft);
    font-family: var(--font-text);
    font-size: var(--text-small);
    font-weight: 400;
  }
`;

const actions = css`
  margin-top: var(--space-3);
`;
