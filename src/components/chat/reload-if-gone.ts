import { reloadOnce } from "../../browser/reload-once";

/** What webpack says of a script that it could not load. */
interface ChunkLoadError {
  /** Address of the script. */
  request?: string;
}

/**
 * Loads the page again if a script of its own is gone, because a newer build was published during
 * the visit: then asking for it once more is in vain.
 */
export async function reloadIfGone(error: unknown): Promise<void> {
  const { request } = error as ChunkLoadError;
  if (!request) return;
  const answer = await fetch(request, { method: "HEAD" }).catch(() => undefined);
  if (answer?.status === 404) reloadOnce();
}
