import { readSession, writeSession } from "./session-storage";

const reloadMark = "startup-reloaded";

/** Loads the page again, unless that has been tried in vain already; without storage, never. */
export function reloadOnce(): void {
  if (!readSession(reloadMark) && writeSession(reloadMark, location.pathname)) location.reload();
}

/** Says that the scripts have all come: the next failure may be fixed by a reload again. */
export const forgetReload = (): boolean => writeSession(reloadMark, "");
