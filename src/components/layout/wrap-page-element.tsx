import { css } from "@emotion/react";
import type { WrapPageElementBrowserArgs, WrapRootElementBrowserArgs } from "gatsby";
import { isHomePage } from "../../browser/is-home-page";
import { mainId } from "../../lib/links/site-ids";
import { ChatLauncher } from "../chat/chat-launcher";
import { ContactBar } from "./contact-bar";
import { ErrorBoundary } from "../ui/error-boundary";
import { NoticeRegion } from "./notice-region";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";

export const wrapPageElement = ({
  element,
  props: { location },
}: Pick<WrapPageElementBrowserArgs, "element" | "props">) => {
  const hasChat = isHomePage(location.pathname);
  return (
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
        <ErrorBoundary>{element}</ErrorBoundary>
      </main>
      <ErrorBoundary fallback={null}>
        <SiteFooter />
      </ErrorBoundary>
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
