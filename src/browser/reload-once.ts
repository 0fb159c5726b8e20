const reloadMark = "reloaded";

/** Reloads the page, unless a reload has already failed to help; without storage, never. */
export function reloadOnce(): void {
  try {
    if (sessionStorage.getItem(reloadMark)) return;
    sessionStorage.setItem(reloadMark, location.pathname);
  } catch {
    return;
  }
  location.reload();
}

/** Call it after a success: the next failure may reload again. */
export function forgetReload(): void {
  try {
    sessionStorage.removeItem(reloadMark);
  } catch {
    // Without storage there is nothing to clear.
  }
}
