import type { WrapPageElementBrowserArgs } from "gatsby";
import type { ReactNode } from "react";
import type { ChatContext } from "../../lib/chat/chat-data";
import { ChatLauncher } from "../chat/chat-launcher";
import { Boundary } from "../error-boundary/boundary";
import { ErrorBoundary } from "../error-boundary/error-boundary";
import { PreviewFallback } from "../error-boundary/preview-fallback";
import { Layout } from "./layout";

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
 * Puts every page into the site's frame, the same way in the browser and in the built HTML. The
 * chat is on the pages whose context has the address of its data.
 */
export const wrapPageElement = ({
  element,
  props: { pageContext },
}: Pick<
  WrapPageElementBrowserArgs<Record<string, unknown>, Partial<ChatContext>>,
  "element" | "props"
>) =>
  withPreviewFallback(
    <>
      <Layout>{element}</Layout>
      {pageContext.chat && (
        <Boundary fallback={null}>
          <ChatLauncher address={pageContext.chat} />
        </Boundary>
      )}
    </>,
  );
