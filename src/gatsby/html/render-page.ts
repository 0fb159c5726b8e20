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
 * Renders a page as a whole. React's own way would hand on a long part late, with a script that puts
 * it into its place, and would leave a part that fails to the browser.
 *
 * A build works at several pages at a time, and Helmet knows only one head: it is asked right after
 * the page's last component, before another page has its turn.
 *
 * @throws what a part of the page has thrown
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
