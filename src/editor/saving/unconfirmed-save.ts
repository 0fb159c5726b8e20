import type { Files } from "../files/repository";
import type { FileChange } from "./apply-changes";

/** The texts of commits that failed. If only the response was lost, the host has them. */
const unconfirmed = new Map<string, string>();

/** Remembers a commit that failed, perhaps after it had reached the host. */
export function rememberUnconfirmed(changes: readonly FileChange[]): void {
  for (const { path, data } of changes) if (typeof data === "string") unconfirmed.set(path, data);
}

/** Forgets failed commits, because a later one succeeded. */
export const forgetUnconfirmed = (): void => unconfirmed.clear();

/** Whether a file's current text is from a save of this window that arrived without a response. */
export const hasArrived = (path: string, current: string | undefined): boolean =>
  current !== undefined && unconfirmed.get(path) === current;

/** The file of a new entry that arrived without a response. Its next save would be a copy. */
export const findArrived = (files: Files): string | undefined =>
  [...unconfirmed.keys()].find((path) => hasArrived(path, files.get(path)));
