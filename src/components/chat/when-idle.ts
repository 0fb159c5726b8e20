import { isThrifty } from "../../browser/connection";
import { onceIdle } from "../../browser/idle";

/** How long after the page's `load` event nothing is fetched ahead: what is seen comes first. */
const pause = 4000;

/**
 * Does something well after the page has loaded, when the browser is idle, unless the visitor saves
 * data or the line is slow.
 *
 * @returns calls it off
 */
export function whenIdle(task: () => void): () => void {
  if (isThrifty()) return () => undefined;
  const aborter = new AbortController();
  const { signal } = aborter;
  const run = () => {
    if (!signal.aborted) task();
  };
  const wait = () => {
    const timer = setTimeout(onceIdle, pause, run);
    signal.addEventListener("abort", () => clearTimeout(timer));
  };
  if (document.readyState === "complete") wait();
  else window.addEventListener("load", wait, { signal });
  return () => aborter.abort();
}
