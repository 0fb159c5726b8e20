import { css } from "@emotion/react";
import type { WrapPageElementBrowserArgs, WrapRootElementBrowserArgs } from "gatsby";
import type { ReactElement } from "react";
import { isHomePage } from "../../browser/is-home-page";
import { mainId } from "../../lib/links/site-ids";
import { ChatLauncher } from "../chat/chat-launcher";
import { ContactBar } from "./contact-bar";
import { ErrorBoundary } from "../ui/error-boundary";
import { NoticeRegion } from "./notice-region";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";

/** The layout of every page: header, the owner's notice, main content, footer. */
const Layout = ({ children }: { children: ReactElement }) => (
  <>
    <a href={`#${mainId}`} css={skipLink}>
      Skip to the content
    </a>
    <ErrorBoundary fallback={null}>
      <SiteHeader />
    </ErrorBoundary>
    <ErrorBoundary fallback={null}>
      <NoticeRegion />
    </ErrorBoundary>
    <main id={mainId} tabIndex={-1} css={main}>
      <ErrorBoundary>{children}</ErrorBoundary>
    </main>
    <ErrorBoundary fallback={null}>
      <SiteFooter />
    </ErrorBoundary>
  </>
);

/**
 * Wraps every page in the layout, in the browser as well as in the built HTML, and adds the chat to
 * the home page. The contact bar needs scripts.
 */
export const wrapPageElement = ({
  element,
  props: { location },
}: Pick<WrapPageElementBrowserArgs, "element" | "props">) => {
  const hasChat = isHomePage(location.pathname);
  return (
    <>
      <Layout>{element}</Layout>
      {hasChat && (
        <ErrorBoundary fallback={null}>
          <ChatLauncher />
        </ErrorBoundary>
      )}
      <ErrorBoundary fallback={null}>
        <ContactBar page={location.pathname} hasChatButton={hasChat} />
      </ErrorBoundary>
    </>
  );
};

/** Catches errors of Gatsby's components around the page. */
export const wrapRootElement = ({ element }: Pick<WrapRootElementBrowserArgs, "element">) => (
  <ErrorBoundary>{element}</ErrorBoundary>
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
