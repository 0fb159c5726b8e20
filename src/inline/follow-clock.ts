const minute = 60_000;

/** Runs a task now, each minute, and whenever the page is shown again, so that the page follows the clock. */
export function followClock(task: () => void, signal?: AbortSignal): void {
  task();
  setInterval(task, minute);
  document.addEventListener("visibilitychange", task, { signal });
  addEventListener("pageshow", task, { signal });
}
