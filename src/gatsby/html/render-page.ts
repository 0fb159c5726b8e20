import { text } from "node:stream/consumers";
import type { ReactNode } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import { Helmet, type HelmetData } from "react-helmet";

/** What becomes of a page's components. */
export interface RenderedPage {
  html: string;
  /** What the page has said about its head. */
  head: HelmetData;
}

async function render(page: ReactNode): Promise<RenderedPage> {
  const faults: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(page, {
    progressiveChunkSize: Infinity,
    onError: (fault) => void faults.push(fault),
  });
  if (faults.length > 0) throw faults[0];
  return { html: await text(prelude), head: Helmet.renderStatic() };
}

/** Makes Helmet forget what a page has said that nobody asked for, as it failed. */
const forgetHead = () => void Helmet.renderStatic();

let lastPage: Promise<unknown> = Promise.resolve();

/**
 * Renders a page, when the page before is done: a build asks for several at a time, but Helmet knows
 * only one head.
 *
 * React's own way would hand on a long part late, with a script that puts it into its place, and
 * would leave a part that fails to the browser.
 *
 * @throws what a part of the page has thrown
 */
export function renderPage(page: ReactNode): Promise<RenderedPage> {
  const rendered = lastPage.then(() => render(page)).finally(forgetHead);
  lastPage = rendered.catch(() => undefined);
  return rendered;
}
