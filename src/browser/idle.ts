/**
 * Does something once the browser has nothing better to do.
 *
 * @param patience milliseconds after which a browser that never idles is not waited for; without
 *   it, it is waited for however long that takes
 */
export function onceIdle(task: () => void, patience?: number): void {
  // Not in every Safari.
  if (!("requestIdleCallback" in window)) setTimeout(task, 200);
  else requestIdleCallback(task, patience === undefined ? {} : { timeout: patience });
}
