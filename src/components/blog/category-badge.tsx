import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { card } from "../../styles/frames";

/** A post's category, a little tilted like a rubber stamp. */
export const CategoryBadge = ({
  children,
  className,
}: {
  children: ReactNode;
  className?: string;
}) => (
  <span css={badge} className={className}>
    {children}
  </span>
);

const badge = css`
  display: inline-block;
  padding: var(--space-1) var(--space-3);
  ${card}
  outline: 1px solid var(--color-green);
  outline-offset: -4px;
  color: var(--color-green);
  font-size: 0.875rem;
  font-weight: 700;
  letter-spacing: 0.07em;
  line-height: 1.5;
  text-transform: uppercase;
  transform: rotate(-2deg);
`;
