import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Refusal } from "./refusal";

/** What is to be written, with paths from the project's folder. */
export interface Writing {
  /** A file or folder that doesn't exist yet, and the files that make it up. */
  make?: { path: string; files: Map<string, string | Buffer> };
  /** A file that exists, and its text after the change. */
  change?: { path: string; rewrite: (text: string) => string };
}

/** Takes back what was written. */
export type Undo = () => void;

/** Moves what is ready to its place. Nothing can come between, since it doesn't wait for anything. */
function putInPlace(root: string, workshop: string, { make, change }: Writing): Undo {
  const undone: Undo[] = [];
  const undo = () =>
    undone
      .splice(0)
      .reverse()
      .forEach((step) => step());
  try {
    if (make) {
      const target = join(root, make.path);
      if (existsSync(target)) throw new Refusal(`${make.path} exists already.`);
      renameSync(join(workshop, make.path), target);
      undone.push(() => rmSync(target, { recursive: true, force: true }));
    }
    if (change) {
      const target = join(root, change.path);
      const before = readFileSync(target, "utf8");
      const after = change.rewrite(before);
      const ready = join(workshop, "rewritten");
      writeFileSync(ready, after);
      chmodSync(ready, statSync(target).mode);
      renameSync(ready, target);
      undone.push(() => {
        // What somebody saved since is theirs.
        if (readFileSync(target, "utf8") === after) writeFileSync(target, before);
      });
    }
  } catch (error) {
    undo();
    throw error;
  }
  return undo;
}

/**
 * Writes all of it or nothing, whatever happens between: an error, Ctrl-C, a closed window. It is
 * prepared in a folder of its own and then moved, so that no reader meets half a file.
 */
export async function writeTogether(root: string, writing: Writing): Promise<Undo> {
  // In the project, as a file can be moved at one stroke only within a disk.
  const workshop = mkdtempSync(join(root, ".authoring-"));
  const cleanUp = () => rmSync(workshop, { recursive: true, force: true });
  process.on("exit", cleanUp);
  try {
    for (const [path, content] of writing.make?.files ?? []) {
      await mkdir(dirname(join(workshop, path)), { recursive: true });
      await writeFile(join(workshop, path), content);
    }
    return putInPlace(root, workshop, writing);
  } finally {
    cleanUp();
    process.off("exit", cleanUp);
  }
}
