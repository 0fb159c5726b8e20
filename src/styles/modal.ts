import { css } from "@emotion/react";

/** What lies behind a dialog while it is open: the page keeps still and is dimmed to its edges. */
/* The backdrop ends where a scroll bar was; the window's own ground goes on there. */
export const overPage = css`
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
`;
