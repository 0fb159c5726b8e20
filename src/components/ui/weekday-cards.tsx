import { css } from "@emotion/react";
import { useComingClosedDays, useOpeningTimes } from "../../hooks/use-opening-times";
import { useNow, useNowOrBuildTime } from "../../hooks/use-now";
import { hasOpenDay } from "../../lib/time/opening-hours";
import { formatDay } from "../../lib/time/calendar";
import { nextClosedDay, openingState } from "../../lib/time/opening-state";
import { below, from } from "../../styles/media";
import { columns } from "../../styles/mixins";
import { WeekdayCard } from "./weekday-card";

export const WeekdayCards = () => {
  const times = useOpeningTimes();
  const { days } = openingState(times, useNowOrBuildTime());
  // The built page may be of an earlier day.
  const today = useNow() && days[0]?.weekday;
  return (
    <ul css={grid}>
      {times.week.map((row, weekday) => (
        <WeekdayCard
          key={row.day}
          {...row}
          coming={days.find((day) => day.weekday === weekday)}
          isToday={today === weekday}
        />
      ))}
      <ClosedDaysCard />
    </ul>
  );
};

const announcedDays = 30;

const ClosedDaysCard = () => {
  const times = useOpeningTimes();
  const next = nextClosedDay(times, useNowOrBuildTime(), announcedDays);
  const closedDays = useComingClosedDays();
  if (closedDays.length === 0 || !hasOpenDay(times.week)) return null;
  return (
    <li css={closedDaysCard}>
      <h3>Closed on</h3>
      <ul>
        {closedDays.map(({ name, dates }) => (
          <li key={name}>
            {`${name} `}
            <span css={{ color: "var(--color-ink-soft)" }}>{dates.join("; ")}</span>
          </li>
        ))}
      </ul>
      <p css={nextClosedDate}>{next && `Closed next: ${formatDay(next)}`}</p>
    </li>
  );
};

const grid = css`
  grid-area: hours;
  ${columns(2, 7)}
  gap: var(--space-2);

  ${from("sm")} {
    gap: var(--space-3);
  }

  ${below("lg")} {
    [data-day="Sunday"] {
      grid-column: 1 / -1;
    }
  }

  @media print {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
  }
`;

const closedDaysCard = css`
  grid-column: 1 / -1;
  padding-top: var(--space-3);
  line-height: 1.4;

  h3 {
    font-size: 1.125rem;
  }

  ul {
    font-size: var(--text-small);
  }

  ${from("sm")} {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: var(--space-1) var(--space-5);

    ul {
      display: contents;
    }
  }
`;

const nextClosedDate = css`
  flex-basis: 100%;
  min-height: 1lh;
  color: var(--color-orange-dark);
  font-weight: 600;
`;
