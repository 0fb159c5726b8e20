const reloadMark = "startup-reloaded";

/** Loads the page again, unless that has been tried in vain already; without storage, never. */
export function reloadOnce(): void {
  try {
    if (sessionStorage.getItem(reloadMark)) return;
    sessionStorage.setItem(reloadMark, location.pathname);
  } catch {
    return;
  }
  location.reload();
}

/** Says that the scripts have all come: the next failure may be fixed by a reload again. */
export function forgetReload(): void {
  try {
    sessionStorage.removeItem(reloadMark);
  } catch {
    // Nothing was kept.
  }
}
