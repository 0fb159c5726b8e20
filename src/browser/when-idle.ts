interface Options {
  /** Milliseconds from the `load` event until the browser is asked whether it is idle. */
  pause?: number;
  /** Milliseconds after which a browser that never idles is waited for no longer; 0: never. */
  timeout?: number;
}

/**
 * Does something when the page has loaded, photos included, and the browser has nothing better to do.
 *
 * @returns calls it off
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
