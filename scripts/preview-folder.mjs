// @ts-check
import { copyFileSync, mkdirSync, rmSync, statSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { root } from "./processes.mjs";
import { codeInputs, contentFolders } from "./site-inputs.mjs";

/**
 * The live preview's folder: symlinks to the project, with its own `.cache` and `public`, because Gatsby writes
 * into `public` of its working directory. src/gatsby/on-pre-init.ts uses the same name.
 */
export const previewFolder = join(root, ".preview");

/**
 * Creates the preview's folder. Folders are symlinks, so that changes show at once. Gatsby reads no
 * configuration through a symlink, so those few files are copies, and changes in them need a restart.
 */
export function makePreviewFolder() {
  mkdirSync(previewFolder, { recursive: true });
  for (const name of [...contentFolders, ...codeInputs, "test"]) {
    const [original, here] = [join(root, name), join(previewFolder, name)];
    rmSync(here, { force: true }); // removes only the link
    if (statSync(original).isDirectory()) symlinkSync(original, here, "junction");
    else copyFileSync(original, here);
  }
}
