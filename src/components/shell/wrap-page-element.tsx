import { css } from "@emotion/react";
import type { WrapPageElementBrowserArgs } from "gatsby";
import type { ReactElement, ReactNode } from "react";
import { isHomePage } from "../../browser/is-home-page";
import { mainId } from "../../lib/links/site-ids";
import { ChatLauncher } from "../chat/chat-launcher";
import { ContactBar } from "./contact-bar";
import { Boundary, ErrorBoundary } from "./boundary";
import { PreviewFallback } from "./preview-fallback";
import { Notice } from "./notice";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";

/** The frame of every page: header, the owner's notice, main part, footer. */
const Layout = ({ children }: { children: ReactElement }) => (
  <>
    <a href={`#${mainId}`} css={skipLink}>
      Skip to the content
    </a>
    <Boundary fallback={null}>
      <SiteHeader />
    </Boundary>
    <Boundary fallback={null}>
      <Notice />
    </Boundary>
    <main id={mainId} tabIndex={-1} css={main}>
      {/* A page that fails must not keep the HTML of the page before it. */}
      <Boundary key={children.key}>{children}</Boundary>
    </main>
    <Boundary fallback={null}>
      <SiteFooter />
    </Boundary>
  </>
);

/**
 * In the live preview, a page that can't be shown because its content is broken gives way to what
 * the content check says. A build never needs that, as broken content stops it.
 */
const withPreviewFallback = (page: ReactNode) =>
  process.env.NODE_ENV === "development" ? (
    <ErrorBoundary fallback={<PreviewFallback />}>{page}</ErrorBoundary>
  ) : (
    page
  );

/**
 * Puts every page into the site's frame, the same way in the browser and in the built HTML, and the
 * chat onto the home page. Call and Book come to phones by scripts alone.
 */
export const wrapPageElement = ({
  element,
  props: { location },
}: Pick<WrapPageElementBrowserArgs, "element" | "props">) => {
  const hasChat = isHomePage(location.pathname);
  return withPreviewFallback(
    <>
      <Layout>{element}</Layout>
      {hasChat && (
        <Boundary fallback={null}>
          <ChatLauncher />
        </Boundary>
      )}
      <Boundary fallback={null}>
        <ContactBar page={location.pathname} isBesideChat={hasChat} />
      </Boundary>
    </>,
  );
};

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
