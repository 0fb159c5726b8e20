// @ts-check
/** npm run develop: the live preview. What is edited in data/, content/ or src/ shows at once. */
import { ensureInstalled } from "./install.mjs";
import { choosePort, isFree } from "./port.mjs";
import { makePreviewFolder, previewFolder, runningPreview } from "./preview-folder.mjs";
import { run } from "./processes.mjs";
import { ensureSiteJson } from "./site-json.mjs";

const running = await runningPreview(isFree);
if (running) {
  console.error(
    `The preview is running already: http://localhost:${running}. Ctrl-C there ends it.`,
  );
  process.exit(1);
}
const port = await choosePort(8000);
await ensureInstalled();
await ensureSiteJson();
makePreviewFolder(port);
console.log(`The preview will stand at http://localhost:${port} in a moment; Ctrl-C ends it.`);
process.exit(await run("gatsby", ["develop", "--port", String(port)], { cwd: previewFolder }));
