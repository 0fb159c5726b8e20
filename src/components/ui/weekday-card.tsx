import { css } from "@emotion/react";
import { formatDay, formatShortDay } from "../../lib/time/calendar";
import { clockTimes } from "../../lib/time/opening-hours";
import type { ShopDay } from "../../lib/time/opening-state";
import { from, largeText } from "../../styles/media";

interface Props extends Pick<Queries.OpeningHours, "day" | "hours" | "walkIn"> {
  coming?: ShopDay | undefined;
  isToday: boolean;
}

export const WeekdayCard = ({ day, hours, walkIn, coming, isToday }: Props) => (
  <li data-day={day} css={[card, isToday && today]} aria-current={isToday ? "date" : undefined}>
    <h3>
      {day}
      {isToday && (
        <span className="screen-only" css={todayLabel}>
          Today
        </span>
      )}
    </h3>
    {(coming?.closedFor ?? coming?.changed) ? (
      <p css={closedOrChanged}>
        {coming.closedFor
          ? `Closed ${formatShortDay(coming.date)}, ${coming.closedFor}`
          : `Hours on ${formatDay(coming.date)}: ${coming.changed}`}
      </p>
    ) : (
      <>
        <p css={hoursLine}>{hours}</p>
        {clockTimes(hours)[0] !== undefined && <p css={walkInLine}>{`Walk-in: ${walkIn}`}</p>}
      </>
    )}
  </li>
);

/* Day and hours in a line. Not a grid: WebKit keeps a column's width when fonts load, and the hours would overflow. */
const card = css`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-content: start;
  align-items: baseline;
  column-gap: var(--space-2);
  padding: var(--space-2) var(--space-4);
  border: var(--border);
  border-radius: var(--radius);
  background: var(--color-card);
  line-height: 1.4;

  h3 {
    display: flex;
    flex: 1 0 auto;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-1) var(--space-2);
    font-size: 1.125rem;
  }

  ${largeText} {
    display: block;
  }

  ${from("sm")} {
    display: block;
    padding: var(--space-4) var(--space-5);

    h3 {
      justify-content: space-between;
      min-height: 1.75rem;
      font-size: var(--text-title);
    }
  }

  ${from("lg")} {
    padding: var(--space-4) var(--space-3);

    h3 {
      font-size: 1.125rem;
    }
  }
`;

const today = css`
  @media screen {
    border: var(--border-strong);
    outline: 1px solid var(--color-green);
    outline-offset: -5px;
  }
`;

/* Overlaps the card's edge, so that it neither moves the hours nor needs room inside. */
const todayLabel = css`
  position: absolute;
  top: -0.875rem;
  right: var(--space-3);
  padding: 0 var(--space-2);
  border-radius: var(--radius);
  background: var(--color-green);
  color: var(--color-card);
  font-family: var(--font-text);
  font-size: var(--text-small);
  font-weight: 600;
  letter-spacing: 0;
  line-height: 1.5rem;

  ${from("sm")} {
    position: static;
    line-height: 1.75rem;
  }

  ${from("lg")} {
    position: absolute;
    right: var(--space-2);
  }
`;

const hoursLine = css`
  font-size: var(--text-small);
  font-weight: 550;
  font-variant-numeric: tabular-nums;
  text-wrap: balance;
`;

const walkInLine = css`
  width: 100%;
  color: var(--color-ink-soft);
  font-size: var(--text-small);
`;

const closedOrChanged = css`
  width: 100%;
  color: var(--color-orange-dark);
  font-weight: 600;

  ${from("lg")} {
    font-size: var(--text-small);
  }
`;
