/** How a page becomes HTML. Gatsby calls these functions for each page, in this order. */
import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { type GatsbySSR, withPrefix } from "gatsby";
import { isValidElement, type ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { Helmet, type HelmetData } from "react-helmet";
import headingFont from "../../styles/fonts/fraunces-600.woff2";
import { isFrom } from "../../styles/media";

/** Collects the styles for the head (https://emotion.sh/docs/ssr), without vendor prefixes. */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = async ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  const cache = createCache({ key: "css", stylisPlugins: [] });
  const emotion = createEmotionServer(cache); // first, because it changes how Emotion renders
  const { html, head } = await renderPage(
    <CacheProvider value={cache}>{bodyComponent}</CacheProvider>,
  );
  const { title, link, meta, noscript, script, style, base } = head;
  setHeadComponents([
    ...[title, link, meta, noscript, script, style, base].map((tag) => tag.toComponent()),
    ...emotion
      .extractCriticalToChunks(html)
      .styles.filter(({ css }) => css)
      .map(({ key, ids, css }) => (
        <style
          key={key}
          data-emotion={`${key} ${ids.join(" ")}`}
          dangerouslySetInnerHTML={{ __html: css }}
        />
      )),
  ]);
  replaceBodyHTMLString(html);
};

/** Waits for the whole page, unlike Gatsby's renderer (docs/decisions/page-renderer.md). */
export function renderPage(page: ReactNode): Promise<{ html: string; head: HelmetData }> {
  return new Promise((resolve, reject) => {
    const errors: Error[] = [];
    const finish = () => {
      // Builds render several pages at once, and Helmet keeps one head: read it before another page continues.
      const head = Helmet.renderStatic();
      const [error] = errors;
      if (error) return reject(error);
      const output = new PassThrough();
      pipe(output);
      resolve(text(output).then((html) => ({ html, head })));
    };
    const { pipe } = renderToPipeableStream(page, {
      progressiveChunkSize: Infinity,
      onError: (error) =>
        void errors.push(error instanceof Error ? error : new Error(String(error))),
      onAllReady: finish,
      onShellError: finish,
    });
  });
}

export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  setHeadComponents,
  setHtmlAttributes,
}) => {
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

/** Removes the styles and script of GatsbyImage: `Picture` shows images instead. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  replaceHeadComponents(getHeadComponents().filter((tag) => !isForGatsbyImage(tag)));
};

const isForGatsbyImage = (tag: ReactNode) =>
  isValidElement(tag) && String(tag.key).startsWith("gatsby-image-style");
