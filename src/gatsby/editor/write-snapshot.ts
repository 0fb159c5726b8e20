import { writeFile } from "node:fs/promises";
import { listFixedPaths, readTexts } from "../../content/check/read-project";
import { collectionOfFile } from "../../content/model/collections";
import { fileFormat, type FileContent } from "../../editor/files/file-formats";
import type { Snapshot } from "../../editor/files/known-texts";
import { postState, toListedPost } from "../../lib/posts";
import { todayInAustin } from "../../lib/time/calendar";

/** Notes in a text that visitors don't see. */
const notes = /\{\/\*[^]*?\*\/\}/g;

/** A text as everybody may read it, without comments; `undefined` for a post that isn't published. */
export function toPublicText(path: string, text: string, today: string): string | undefined {
  const name = collectionOfFile(path);
  if (!name) return undefined;
  const { fromFile, toFile } = fileFormat(name);
  let content: FileContent;
  try {
    content = fromFile(text);
  } catch {
    return text; // in `gatsby develop`: the editor opens while a file is broken
  }
  if (name === "posts") {
    const post = toListedPost(path, content as Record<string, unknown>);
    if (postState(post, today) !== "published") return undefined;
  }
  return toFile(content).replace(notes, "");
}

export async function writeSnapshot(file: string, built: number): Promise<void> {
  const today = todayInAustin(new Date());
  const { texts } = await readTexts(process.cwd());
  const published: Record<string, string> = {};
  for (const [path, text] of texts) {
    const shown = toPublicText(path, text, today);
    if (shown !== undefined) published[path] = shown;
  }
  const fixedPaths = await listFixedPaths(process.cwd());
  const snapshot: Snapshot = { built, texts: published, fixedPaths };
  await writeFile(file, JSON.stringify(snapshot));
}
