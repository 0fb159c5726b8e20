import { css } from "@emotion/react";

/** The frame around a picture in a text, as around a post's cover. */
export const mount = css`
  padding: var(--space-2);
  border: var(--border-strong);
  border-radius: var(--radius);
  background: var(--color-card);
`;

/** What stands below a picture in a text. */
export const caption = css`
  margin-top: var(--space-2);
  color: var(--color-ink-soft);
  font-size: var(--text-small);
  line-height: 1.45;
`;
