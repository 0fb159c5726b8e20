import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { fadingPattern, pageContainer } from "../../styles/mixins";

interface Props {
  title: ReactNode;
  /** One or two sentences under the title. */
  children?: ReactNode;
}

/** The header of every page except the home page: the title on the site's pattern. */
export const PageHeader = ({ title, children }: Props) => (
  <div css={band}>
    <div css={inner}>
      <h1>{title}</h1>
      {children && <div css={lead}>{children}</div>}
    </div>
  </div>
);

const band = css`
  ${fadingPattern(115, 45)}
  border-bottom: var(--border);

  @media print {
    border: 0;

    &::before {
      display: none;
    }
  }
`;

const inner = css`
  ${pageContainer}
  padding-block: var(--space-10) var(--space-8);

  h1 {
    color: var(--color-green);
    font-size: clamp(2.25rem, 1.6rem + 2.9vw, 4rem);
    letter-spacing: -0.02em;
  }
`;

const lead = css`
  max-width: var(--width-text);
  margin-top: var(--space-3);
  font-size: var(--text-lead);
  line-height: 1.4;
`;
