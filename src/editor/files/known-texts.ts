import type { FixedPaths } from "../../content/check/rules/check-links";
import { readStored, writeStored } from "./browser-store";

/** Texts of `data` and `content` by their path. */
export type Texts = ReadonlyMap<string, string>;

/** What the last build published (src/gatsby/editor/write-snapshot.ts). */
export interface Snapshot {
  /** When the build started, in milliseconds. */
  built: number;
  texts: Record<string, string>;
  /** URLs of pages and files that aren't made from content. */
  fixedPaths: FixedPaths;
}

const storageKey = "saved-texts";

let snapshot: Snapshot | undefined;

const savedSince = (time: number) =>
  Object.entries(
    readStored<Record<string, { time: number; text: string }>>(storageKey) ?? {},
  ).filter(([, saved]) => saved.time > time);

/** The published texts, and what this browser has saved since. Without a connection it fails. */
export async function readKnownTexts(): Promise<{ texts: Texts; fixedPaths: FixedPaths }> {
  snapshot ??= (await (await fetch("/admin/texts.json", { cache: "no-cache" })).json()) as Snapshot;
  const { built, texts, fixedPaths } = snapshot;
  const saved = savedSince(built).map(([path, { text }]) => [path, text] as const);
  return { texts: new Map([...Object.entries(texts), ...saved]), fixedPaths };
}

export function rememberSaved(path: string, text: string): void {
  const saved = Object.fromEntries(savedSince(snapshot?.built ?? 0));
  writeStored(storageKey, { ...saved, [path]: { time: Date.now(), text } });
}

/** A later build is live. */
export function forgetSnapshot(): void {
  snapshot = undefined;
}
