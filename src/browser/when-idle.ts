interface Options {
  /** Milliseconds between the `load` event and the request for an idle callback. */
  pause?: number;
  /** Maximum wait for an idle browser, in milliseconds; 0: no limit. */
  timeout?: number;
}

/**
 * Runs a task after the page has loaded, including photos, and the browser is idle.
 *
 * @returns cancels it
 */
export function whenIdle(
  task: () => void,
  { pause = 0, timeout = 2000 }: Options = {},
): () => void {
  let isOff = false;
  const run = () => isOff || task();
  const ask = () => {
    // Not in every Safari.
    if (!("requestIdleCallback" in window)) setTimeout(run, 200);
    else requestIdleCallback(run, { timeout });
  };
  const wait = () => setTimeout(ask, pause);
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { once: true });
  return () => {
    isOff = true;
  };
}
