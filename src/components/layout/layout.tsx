import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { Boundary } from "../error-boundary/boundary";
import { Notice } from "../notice/notice";
import { SiteFooter } from "../site-footer/site-footer";
import { SiteHeader } from "../site-header/site-header";

/** The frame of every page: header, the owner's notice, main part, footer. */
export const Layout = ({ children }: { children: ReactNode }) => (
  <>
    <a href="#main" css={skipLink}>
      Skip to the content
    </a>
    <Boundary fallback={null}>
      <SiteHeader />
    </Boundary>
    <Boundary fallback={null}>
      <Notice />
    </Boundary>
    <main id="main" tabIndex={-1} css={main}>
      <Boundary>{children}</Boundary>
    </main>
    <Boundary fallback={null}>
      <SiteFooter />
    </Boundary>
  </>
);

const skipLink = css`
  position: absolute;
  z-index: 10;
  top: var(--space-2);
  left: var(--space-2);
  padding: var(--space-3) var(--space-4);
  background: var(--color-card);
  border-radius: var(--radius);

  &:not(:focus) {
    transform: translateY(-200%);
  }
`;

const main = css`
  outline: none;
  overflow-x: clip;
`;
