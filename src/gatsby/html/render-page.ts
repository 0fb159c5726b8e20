import { text } from "node:stream/consumers";
import type { ReactNode } from "react";
import { prerenderToNodeStream } from "react-dom/static";

/**
 * The HTML of a page. React's own way would hand on a long part late, with a script that puts it
 * into its place, and would leave a part that fails to the browser.
 *
 * @throws what a part of the page has thrown
 */
export async function renderPage(page: ReactNode): Promise<string> {
  const faults: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(page, {
    progressiveChunkSize: Infinity,
    onError: (fault) => void faults.push(fault),
  });
  if (faults.length > 0) throw faults[0];
  return text(prelude);
}
