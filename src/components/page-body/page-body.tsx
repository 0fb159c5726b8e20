import { css } from "@emotion/react";
import type { ReactNode } from "react";

/** What stands below the header of a short page, on the width of the page. */
export const PageBody = ({ children }: { children: ReactNode }) => <div css={body}>{children}</div>;

const body = css`
  max-width: calc(var(--width-page) + 2 * var(--gutter));
  margin-inline: auto;
  padding: var(--space-8) var(--gutter) var(--space-section);
`;
