// @ts-check
import { copyFileSync, mkdirSync, rmSync, statSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { root } from "./processes.mjs";
import { codeInputs, contentFolders } from "./site-inputs.mjs";

/**
 * Where the live preview works: the project as links, with a `.cache` and a `public` of its own, because
 * Gatsby writes into `public` of the folder that it is started in. src/gatsby/on-pre-init.ts knows the name.
 */
export const previewFolder = join(root, ".preview");

/**
 * Makes the preview's folder. Folders are links, so that all changes in them show. Gatsby reads no
 * configuration through a link, so those few files are copies, and changes in them need a restart.
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
