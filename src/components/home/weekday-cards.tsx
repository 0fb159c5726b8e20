import { css } from "@emotion/react";
import { useComingClosedDays } from "../../hooks/use-coming-closed-days";
import { useNow } from "../../hooks/use-now";
import { useOpeningTimes } from "../../hooks/use-opening-times";
import { openingState } from "../../lib/time/opening-state";
import { hasOpenDay } from "../../lib/time/format-week";
import { from } from "../../styles/media";
import { columns } from "../../styles/mixins";
import { ClosedDaysCard } from "./closed-days-card";
import { WeekdayCard } from "./weekday-card";

/** A card for each weekday, today marked, and one for the closed days. */
export const WeekdayCards = () => {
  const times = useOpeningTimes();
  const now = useNow();
  const closedDays = useComingClosedDays();
  const days = now && openingState(times, now).days;
  return (
    <ul css={grid}>
      {times.week.map((row, weekday) => (
        <WeekdayCard
          key={row.day}
          {...row}
          coming={days?.find((day) => day.weekday === weekday)}
          isToday={days?.[0]?.weekday === weekday}
        />
      ))}
      {closedDays.length > 0 && hasOpenDay(times.week) && (
        <ClosedDaysCard times={times} closedDays={closedDays} now={now} />
      )}
    </ul>
  );
};

const grid = css`
  ${columns(2, 7)}
  gap: var(--space-3);

  ${from("sm")} {
    > :nth-child(7) {
      grid-column: 1 / -1;
    }
  }

  ${from("lg")} {
    > :nth-child(7) {
      grid-column: auto;
    }
  }

  @media print {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
  }
`;
