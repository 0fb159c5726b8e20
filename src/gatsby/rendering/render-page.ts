import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { Helmet, type HelmetData } from "react-helmet";

/** The result of rendering a page. */
export interface RenderedPage {
  html: string;
  /** The page's head. */
  head: HelmetData;
}

/**
 * Renders a page completely. React's streaming would insert a late part with a script, and leave a
 * failed one to the browser. Reads Helmet's only head right after the last component: builds render
 * several pages at once.
 *
 * @throws errors of the page's components
 */
export function renderPage(page: ReactNode): Promise<RenderedPage> {
  return new Promise((resolve, reject) => {
    const errors: Error[] = [];
    const settle = () => {
      const head = Helmet.renderStatic();
      const [error] = errors;
      if (error) return reject(error);
      const html = new PassThrough();
      pipe(html);
      resolve(text(html).then((whole) => ({ html: whole, head })));
    };
    const { pipe } = renderToPipeableStream(page, {
      progressiveChunkSize: Infinity,
      onError: (error) =>
        void errors.push(error instanceof Error ? error : new Error(String(error))),
      onAllReady: settle,
      onShellError: settle,
    });
  });
}
