import { css } from "@emotion/react";
import type { SeasonalOffer } from "../../lib/seasonal-offers";
import { from, largeText } from "../../styles/media";
import { tapTarget } from "../../styles/mixins";

interface Props {
  seasonal: readonly SeasonalOffer[];
  /** Whether no offer's month is now; the built HTML can't know. */
  isDayKnown: boolean;
}

/** What the sales page says while nothing is on sale: so, and when to come back. */
export const NoPromotions = ({ seasonal, isDayKnown }: Props) => (
  <div css={layout}>
    <div css={words}>
      <h2>
        {isDayKnown || seasonal.length === 0
          ? "Nothing is on sale today"
          : "Our offers have their months"}
      </h2>
      <p>
        {seasonal.length > 0
          ? `${isDayKnown ? "Our offers have their months. " : ""}Come back when yours is due, or let us tell you.`
          : "Come back in a while, or let us tell you."}
      </p>
      <p>
        <a href="#newsletter" css={link}>
          Hear of the next one by newsletter
        </a>
      </p>
    </div>
    {seasonal.length > 0 && (
      <ul aria-label="Offers of the year" css={slips}>
        {seasonal.map(({ month, discount, subject }) => (
          <li key={subject} css={slip}>
            <h3 css={monthName}>{month}</h3>
            <div css={amount}>
              {discount} <small>off</small>
            </div>
            <p>{subject}</p>
          </li>
        ))}
      </ul>
    )}
  </div>
);

const layout = css`
  display: grid;
  gap: var(--space-8);

  ${from("lg")} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    align-items: center;
    gap: var(--space-12);
  }
`;

const words = css`
  max-width: var(--width-text);

  h2 {
    font-size: var(--text-heading);
  }

  p {
    margin-top: var(--space-3);
    font-size: var(--text-lead);
    line-height: 1.4;
  }
`;

const link = css`
  ${tapTarget}
`;

const slips = css`
  display: grid;
  gap: var(--space-4);

  ${from("sm")} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

/* A coupon that isn't cut yet: dashes around, nothing filled in. */
const slip = css`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: baseline;
  padding: var(--space-4) var(--space-5);
  border: 2px dashed var(--color-line-strong);
  border-radius: var(--radius);
  line-height: 1.3;

  > :last-child {
    grid-area: 2 / 1;
  }

  ${largeText} {
    display: block;
  }

  ${from("sm")} {
    grid-template-columns: 1fr;
    align-content: start;
    padding-block: var(--space-6);

    > :last-child {
      grid-area: auto;
    }
  }
`;

const monthName = css`
  font-size: var(--text-title);
`;

const amount = css`
  grid-row: 1 / span 2;
  grid-column: 2;
  align-self: center;
  color: var(--color-green);
  font-family: var(--font-heading);
  font-size: 2.5rem;
  font-variant-numeric: lining-nums;
  font-weight: 600;
  line-height: 1;
  white-space: nowrap;

  small {
    font-size: 1.125rem;
  }

  ${from("sm")} {
    grid-area: auto;
    margin-block: var(--space-6) var(--space-2);
    font-size: 3.25rem;
  }
`;
