import { css } from "@emotion/react";
import {
  useComingChangedHours,
  useComingClosedDays,
  useOpeningTimes,
} from "../../hooks/use-opening-times";
import { groupByHours, hasOpenDay } from "../../lib/time/opening-hours";
import { formatDay } from "../../lib/time/calendar";

/** The upcoming changed hours, the week's hours, and the closed days, in few lines. */
export const HoursSummary = () => {
  const { week } = useOpeningTimes();
  const changed = useComingChangedHours().map(({ hours, ...day }) => ({
    days: formatDay(day),
    hours,
  }));
  const closedDays = useComingClosedDays();
  return (
    <dl css={list}>
      {[...changed, ...groupByHours(week)].map(({ days, hours }) => (
        <div key={days}>
          <dt>{days}</dt>
          <dd>{hours}</dd>
        </div>
      ))}
      {closedDays.length > 0 && hasOpenDay(week) && (
        <div>
          <dt>Closed</dt>
          {closedDays.map(({ name, dates }) => (
            <dd key={name}>
              {name}, {dates.join("; ")}
            </dd>
          ))}
        </div>
      )}
    </dl>
  );
};

const list = css`
  display: grid;
  align-content: start;
  gap: var(--space-1);
  font-variant-numeric: tabular-nums;

  dt {
    font-weight: 600;
  }
`;
