import { css } from "@emotion/react";

/** A large dialog over the page. */
export const overPage = css`
  width: 100%;
  max-width: none;
  max-height: none;
  padding: 0;
  border: 0;
  background: var(--color-paper);
  color: var(--color-ink);

  &[open] {
    transition:
      opacity var(--motion),
      transform var(--motion);

    @starting-style {
      opacity: 0;
      transform: translateY(1rem);
    }
  }
`;
