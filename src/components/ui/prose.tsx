import { css } from "@emotion/react";
import type { ReactNode } from "react";

export const Prose = ({ children }: { children: ReactNode }) => (
  <div dir="auto" css={prose}>
    {children}
  </div>
);

const prose = css`
  max-width: var(--width-text);

  > * + * {
    margin-top: var(--space-4);
  }

  h2 {
    margin-top: var(--space-10);
    font-size: var(--text-title);
  }

  h3 {
    margin-top: var(--space-6);
    font-size: var(--text-lead);
  }

  ul,
  ol {
    padding-left: var(--space-6);
  }

  ul {
    list-style: disc;
  }

  ol {
    list-style: decimal;
  }

  li + li {
    margin-top: var(--space-2);
  }

  li::marker {
    color: var(--color-green);
  }

  span[data-fact] {
    font-variant-numeric: lining-nums;
  }

  span[data-fact="nowrap"] {
    white-space: nowrap;
  }
`;
