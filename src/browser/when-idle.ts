declare global {
  interface Navigator {
    connection?: { saveData?: boolean; effectiveType?: string };
  }
}

export const savesData = (): boolean => navigator.connection?.saveData === true;

/** Whether to avoid prefetching: the visitor saves data, or the connection is 3G or slower. */
export const shouldAvoidPrefetch = (): boolean =>
  savesData() || /2g|3g/.test(navigator.connection?.effectiveType ?? "");

/** Runs a task when idle, `pause` ms after load and at most `timeout` later. Returns a cancel function. */
export function whenIdle(task: () => void, { pause = 0, timeout = 2000 } = {}): () => void {
  let isOff = false;
  const run = () => isOff || task();
  const request = () => {
    // Safari has no requestIdleCallback.
    if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout });
    else setTimeout(run, 200);
  };
  const wait = () => setTimeout(request, pause);
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { once: true });
  return () => {
    isOff = true;
  };
}
