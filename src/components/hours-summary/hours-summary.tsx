import { css } from "@emotion/react";
import { useOpeningTimes } from "../../hooks/use-opening-times";
import { hasOpenDay, hoursInLines } from "../../lib/week-in-words";

/** The week's hours and the closed days, in as few lines as they need. */
export const HoursSummary = ({ className }: { className?: string }) => {
  const { week, closedDays } = useOpeningTimes();
  return (
    <dl css={list} className={className}>
      {hoursInLines(week).map(({ days, hours }) => (
        <div key={days}>
          <dt>{days}</dt>
          <dd>{hours}</dd>
        </div>
      ))}
      {closedDays.length > 0 && hasOpenDay(week) && (
        <div>
          <dt>Closed</dt>
          <dd>{closedDays.map(({ name }) => name).join(", ")}</dd>
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
