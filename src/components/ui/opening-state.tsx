import { css } from "@emotion/react";
import { useNow } from "../../hooks/use-now";
import { useOpeningTimes } from "../../hooks/use-opening-times";
import { openingState } from "../../lib/time/opening-state";
import { summarizeWeek } from "../../lib/time/format-week";

/** Whether the shop is open now; until the clock is known, the hours of the week. */
export const OpeningState = ({ className }: { className?: string }) => {
  const times = useOpeningTimes();
  const now = useNow();
  const state = now && openingState(times, now);
  return (
    <p className={`screen-only ${className ?? ""}`} css={line}>
      <span css={[dot, state?.isOpen && dotOpen]} />
      {state?.phrase ?? summarizeWeek(times.week)}
    </p>
  );
};

const line = css`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  font-variant-numeric: tabular-nums;
  font-weight: 550;
`;

const dot = css`
  flex: none;
  width: 0.75rem;
  height: 0.75rem;
  border: 2px solid var(--opening-dot, var(--color-green));
  border-radius: 50%;
`;

const dotOpen = css`
  background: var(--opening-dot, var(--color-green));
`;
