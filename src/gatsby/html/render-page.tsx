/** How a page becomes HTML. Gatsby calls these functions for each page, in this order. */
import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { type GatsbySSR, withPrefix } from "gatsby";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";
import headingFont from "../../styles/fonts/fraunces-600.woff2";
import { isFrom } from "../../styles/media";

/** Resolves when the head of the page that was started last has been read. */
let lastHeadRead: Promise<void> = Promise.resolve();
let reportHeadRead: () => void = () => undefined;

/**
 * Gatsby renders several pages at once, and Helmet keeps one head: a page waits until
 * gatsby-plugin-react-helmet has read the head of the page before it.
 */
async function waitForHeadBefore(): Promise<void> {
  const headBefore = lastHeadRead;
  let reportThisHead = reportHeadRead;
  lastHeadRead = new Promise((resolve) => (reportThisHead = resolve));
  await headBefore;
  reportHeadRead = reportThisHead;
}

/** Collects the styles for the head (https://emotion.sh/docs/ssr), without vendor prefixes. */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = async ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  const cache = createCache({ key: "css", stylisPlugins: [] });
  const emotion = createEmotionServer(cache); // first, because it changes how Emotion renders
  await waitForHeadBefore();
  const page = <CacheProvider value={cache}>{bodyComponent}</CacheProvider>;
  const html = await renderPage(page).catch((error: unknown) => {
    reportHeadRead();
    throw error;
  });
  setHeadComponents(
    emotion
      .extractCriticalToChunks(html)
      .styles.filter(({ css }) => css)
      .map(({ key, ids, css }) => (
        <style
          key={key}
          data-emotion={`${key} ${ids.join(" ")}`}
          dangerouslySetInnerHTML={{ __html: css }}
        />
      )),
  );
  replaceBodyHTMLString(html);
};

/** Waits for the whole page, unlike Gatsby's renderer (docs/decisions/page-renderer.md). */
function renderPage(page: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    let failure: Error | undefined;
    const { pipe } = renderToPipeableStream(page, {
      progressiveChunkSize: Infinity,
      onError: (error) => void (failure ??= error as Error),
      onShellError: reject,
      onAllReady: () => (failure ? reject(failure) : resolve(text(pipe(new PassThrough())))),
    });
  });
}

export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  setHeadComponents,
  setHtmlAttributes,
}) => {
  reportHeadRead(); // the plugin's function for this page has run: the site's own is the last
  setHtmlAttributes({ lang: "en-US" });
  setHeadComponents([
    <link
      key="heading-font"
      rel="preload"
      href={headingFont}
      as="font"
      type="font/woff2"
      crossOrigin="anonymous"
      media={isFrom("md")}
    />,
    <noscript key="needs-scripts">
      <link rel="stylesheet" href={withPrefix("/without-scripts.css")} />
    </noscript>,
  ]);
};
