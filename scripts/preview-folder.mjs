// @ts-check
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { root } from "./processes.mjs";
import { codeInputs, contentFolders } from "./site-inputs.mjs";

/**
 * Where the live preview works: the project as links, with a `.cache` and a `public` of its own.
 * Gatsby writes into `public` of the folder that it is started in, and the project's is the build's
 * alone. src/gatsby/on-pre-init.ts knows the name.
 */
export const previewFolder = join(root, ".preview");

const note = join(previewFolder, "running.json");

/** Milliseconds after which a preview that has started answers. */
const patience = 5 * 60_000;

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === "EPERM";
  }
}

/**
 * The port of the preview that runs in this project already, if there is one: a second would write
 * into its folder.
 *
 * @param {(port: number) => Promise<boolean>} isFree
 * @returns {Promise<number | undefined>}
 */
export async function runningPreview(isFree) {
  if (!existsSync(note)) return undefined;
  const { pid, port } = JSON.parse(readFileSync(note, "utf8"));
  // After a crash the number may be another program's.
  const isStarting = Date.now() - statSync(note).mtimeMs < patience;
  return isAlive(pid) && (isStarting || !(await isFree(port))) ? port : undefined;
}

/**
 * Makes the preview's folder. Folders are links, so that what is saved in them shows, new files and
 * deleted ones too. Gatsby reads no settings through a link: the few files are copies, and a change
 * in them shows when the preview is started again.
 *
 * @param {number} port where the preview will be
 */
export function makePreviewFolder(port) {
  mkdirSync(previewFolder, { recursive: true });
  for (const name of [...contentFolders, ...codeInputs, "test"]) {
    const [original, here] = [join(root, name), join(previewFolder, name)];
    // Takes a link away, never what it leads to.
    rmSync(here, { force: true });
    if (statSync(original).isDirectory()) symlinkSync(original, here, "junction");
    else copyFileSync(original, here);
  }
  writeFileSync(note, JSON.stringify({ pid: process.pid, port }));
}
