const minute = 60_000;

/** Runs a task now, every minute, and whenever the page becomes visible again. */
export function followClock(task: () => void, signal?: AbortSignal): void {
  task();
  setInterval(task, minute);
  document.addEventListener("visibilitychange", task, { signal });
  addEventListener("pageshow", task, { signal });
}
