import { css } from "@emotion/react";
import { card } from "../../styles/frames";

/** Stands in for a part of the page that failed. It takes no data: they may be what failed. */
export const ErrorFallback = () => (
  <div role="note" css={note}>
    <p>
      <strong>This part of the page tripped over its own leash.</strong> The rest still walks.
    </p>
    <button type="button" onClick={() => location.reload()} css={button}>
      Load the page again
    </button>
  </div>
);

const note = css`
  display: grid;
  justify-items: start;
  gap: var(--space-4);
  width: fit-content;
  max-width: var(--width-text);
  margin: var(--space-4) auto;
  padding: var(--space-5);
  ${card}
  color: var(--color-ink);
`;

const button = css`
  min-height: var(--target);
  padding: var(--space-2) var(--space-4);
  border: var(--border-strong);
  border-radius: var(--radius);
  background: none;
  color: var(--color-green);
  font-weight: 600;
  cursor: pointer;
`;
