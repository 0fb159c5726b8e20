// @ts-check
/**
 * npm run develop: the live preview. What is edited in data/, content/ or src/ shows at once.
 * npm run edit: the same, with the editor beside it.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { forgetOldCache } from "./forget-cache.mjs";
import { ensureInstalled } from "./install.mjs";
import { makePreviewFolder, previewFolder, runningPreview } from "./preview-folder.mjs";
import { environment, root, run } from "./processes.mjs";
import { ensureSiteJson } from "./site-json.mjs";

const withEditor = process.argv.includes("--with-editor");

if (withEditor && !existsSync(join(root, ".git"))) {
  console.error(
    `The editor knows the site's folder by its .git, which is missing in ${root}.\nMake it once, with the command: git init`,
  );
  process.exit(1);
}

await ensureInstalled();
const { choosePort, isFree } = await import("./port.mjs"); // which needs packages
const running = await runningPreview(isFree);
if (running) {
  console.error(
    `The preview is running already: http://localhost:${running}. Ctrl-C there ends it.`,
  );
  process.exit(1);
}
const port = await choosePort(8000);
await ensureSiteJson();
makePreviewFolder(port);
forgetOldCache(previewFolder);
const address = `http://localhost:${port}`;
console.log(`The preview will stand at ${address} in a moment; Ctrl-C ends it.`);
if (withEditor)
  console.log(`
The editor will stand at ${address}/admin/
  1. Open it in Chrome or Edge, once the preview is there: other browsers can't save to a folder.
  2. Press "Work with Local Repository" and choose the folder ${root}
  3. What you save there shows in the preview at once.
`);
const env = withEditor ? { ...environment, WITH_EDITOR: "true" } : environment;
process.exit(await run("gatsby", ["develop", "--port", String(port)], { cwd: previewFolder, env }));
