/** How a page becomes HTML. Gatsby calls these functions for each page, in this order. */
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { type GatsbySSR, withPrefix } from "gatsby";
import { isValidElement, type ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { Helmet, type HelmetData } from "react-helmet";
import { fontFaces } from "../../styles/font-faces";

/** The heads of pages that are rendered but not yet written, by path. */
const heads = new Map<string, HelmetData>();

/** Renders the page's components to HTML. */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = async ({
  bodyComponent,
  pathname,
  replaceBodyHTMLString,
}) => {
  const { html, head } = await renderPage(bodyComponent);
  heads.set(pathname, head);
  replaceBodyHTMLString(html);
};

/**
 * Waits for the whole page. Gatsby's renderer lets React send long parts late, with a script that
 * moves them, and leave failed parts to the browser (docs/decisions/page-renderer.md).
 *
 * @throws errors of the page's components
 */
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

/** Adds the language, the page's head, the fonts, and a style sheet for browsers without scripts. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  pathname,
  setHeadComponents,
  setHtmlAttributes,
}) => {
  setHtmlAttributes({ lang: "en-US" });
  setHeadComponents([
    ...takeHead(pathname),
    ...fontFaces(),
    <noscript key="needs-scripts">
      <link rel="stylesheet" href={withPrefix("/without-scripts.css")} />
    </noscript>,
  ]);
};

/** Returns a page's head once. gatsby-plugin-react-helmet then has nothing to add. */
function takeHead(pathname: string): ReactNode[] {
  const head = heads.get(pathname);
  heads.delete(pathname);
  if (!head) return [];
  const { title, link, meta, noscript, script, style, base } = head;
  return [title, link, meta, noscript, script, style, base].map((tag) => tag.toComponent());
}

/**
 * Removes gatsby-plugin-image's styles and script for GatsbyImage from the head. `Picture` shows
 * images instead: GatsbyImage fades photos in and adds 54 kB of React's server renderer.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  replaceHeadComponents(getHeadComponents().filter((tag) => !isForGatsbyImage(tag)));
};

const isForGatsbyImage = (tag: ReactNode) =>
  isValidElement(tag) && String(tag.key).startsWith("gatsby-image-style");
