import { css } from "@emotion/react";

/** A dialog over the page. The backdrop ends at the scroll bar's gutter; the background continues it. */
export const overPage = css`
  width: 100%;
  max-width: none;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: var(--color-paper);
  color: var(--color-ink);

  html:has(&[open]) {
    overflow: hidden;
    scrollbar-gutter: stable;
    background: color-mix(in srgb, var(--color-green-dark) 55%, var(--color-paper));
  }

  html:has(&[open]) body {
    background: var(--color-paper);
  }

  &::backdrop {
    background: rgb(15 49 41 / 55%);
  }

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
