import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { pageContainer } from "../../styles/mixins";

/** What stands below the header of a short page, on the width of the page. */
export const PageContainer = ({ children }: { children: ReactNode }) => (
  <div css={body}>{children}</div>
);

const body = css`
  ${pageContainer}
  padding-block: var(--space-8) var(--space-section);
`;
