import { readStored, writeStored } from "./files/browser-store";
import { forgetSnapshot } from "./files/known-texts";

const storageKey = "last-save";

/** Builds take about 3 minutes, and wait for one another. */
const late = 15 * 60_000;

const laterKey = "last-save-later";

/** @param later when visitors see it, if that isn't after the next build */
export function rememberSave(later = ""): void {
  writeStored(storageKey, Date.now());
  writeStored(laterKey, later);
}

/** When the build that visitors see started; `undefined` if the host doesn't report it, "unknown" without an answer. */
async function builtAt(): Promise<number | "unknown" | undefined> {
  try {
    // Hosts cache the file for minutes, but not at a new URL.
    const response = await fetch(`/version.json?${Date.now()}`, { cache: "no-store" });
    if (response.status === 404) return undefined;
    const { built = "" } = (await response.json()) as { built?: string };
    const time = Date.parse(built);
    return Number.isNaN(time) ? "unknown" : time;
  } catch {
    return "unknown";
  }
}

/** Whether visitors see the last save of this browser. Sveltia CMS doesn't report its commit, so times are compared. */
export async function publishingState(): Promise<
  { message: string; isWaiting?: true } | undefined
> {
  const save = readStored<number>(storageKey);
  const built = save ? await builtAt() : undefined;
  if (!save || built === undefined) return undefined;
  if (built === "unknown") return { message: "", isWaiting: true };
  const time = new Date(save).toLocaleTimeString("en-US", { timeStyle: "short" });
  const later = readStored<string>(laterKey);
  const saved = `Saved at ${time}. ${later || "Visitors see it about 3 minutes later."}`;
  if (built > save) {
    writeStored(storageKey, 0);
    forgetSnapshot();
    return { message: later ? saved : `Visitors see what you saved at ${time}.` };
  }
  if (Date.now() - save < late) return { message: saved, isWaiting: true };
  const day = new Date(save).toLocaleDateString("en-US", { month: "long", day: "numeric" });
  return {
    message: `The last build failed: visitors don’t see what you saved on ${day} at ${time}. The guide has the next steps under “Is it live?”.`,
  };
}
