import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { pageContainer } from "../../styles/mixins";

interface Props {
  children: ReactNode;
  className?: string;
}

export const PageContainer = ({ children, className }: Props) => (
  <div css={body} className={className}>
    {children}
  </div>
);

const body = css`
  ${pageContainer}
  padding-block: var(--space-8) var(--space-section);
`;
