import type { Project } from "./check-project";

/** A file change, as Sveltia CMS commits it. */
export interface FileChange {
  action: "create" | "update" | "move" | "delete";
  path: string;
  previousPath?: string;
  /** A text, or a picture. */
  data?: string | Blob;
}

/** The path that a change removes. */
export const removedPath = ({
  action,
  path,
  previousPath = path,
}: FileChange): string | undefined =>
  action === "delete" || previousPath !== path ? previousPath : undefined;

/** Applies changes to a copy of a project. */
export function applyChanges({ texts, pictures }: Project, changes: FileChange[]): Project {
  const [newTexts, newPictures] = [new Map(texts), new Set(pictures)];
  for (const change of changes) {
    const removed = removedPath(change) ?? "";
    newTexts.delete(removed);
    newPictures.delete(removed);
  }
  for (const { action, path, data } of changes) {
    if (action === "delete") continue;
    if (typeof data === "string") newTexts.set(path, data);
    else newPictures.add(path);
  }
  return { texts: newTexts, pictures: pictures && [...newPictures] };
}
