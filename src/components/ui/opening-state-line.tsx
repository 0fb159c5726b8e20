import { css } from "@emotion/react";
import { useNow } from "../../hooks/use-now";
import { useOpeningTimes } from "../../hooks/use-opening-times";
import { openingState } from "../../lib/time/opening-state";
import { summarizeWeek } from "../../lib/time/opening-hours";

export const OpeningStateLine = ({ className }: { className?: string }) => {
  const times = useOpeningTimes();
  const now = useNow();
  const state = now && openingState(times, now);
  return (
    <p className={`screen-only ${className ?? ""}`} css={stateLine} data-open={state?.isOpen}>
      {state?.phrase ?? summarizeWeek(times.week)}
    </p>
  );
};

/** Reserves a second line, so that nothing moves when the sentence changes. */
export const twoLines = css`
  min-height: 2lh;
`;

const stateLine = css`
  display: flex;
  gap: var(--space-2);
  font-variant-numeric: tabular-nums;
  font-weight: 550;

  &::before {
    content: "";
    flex: none;
    width: 0.75rem;
    height: 0.75rem;
    margin-top: calc((1lh - 0.75rem) / 2);
    border: 2px solid var(--opening-dot, var(--color-green));
    border-radius: 50%;
  }

  &[data-open="true"]::before {
    background: var(--opening-dot, var(--color-green));
  }
`;
