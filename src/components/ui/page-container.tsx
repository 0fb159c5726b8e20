import { css } from "@emotion/react";
import type { ComponentProps } from "react";
import { pageContainer } from "../../styles/mixins";

export const PageContainer = (props: ComponentProps<"div">) => <div css={pageBody} {...props} />;

const pageBody = css`
  ${pageContainer}
  padding-block: var(--space-8) var(--space-section);
`;
