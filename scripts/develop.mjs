// @ts-check
/** The live preview: shows drafts, and each change when it is saved. `--with-editor` adds the editor. */
import { existsSync } from "node:fs";
import { claimSite } from "./gatsby-build.mjs";
import { choosePort } from "./port.mjs";
import { environment, root, run } from "./processes.mjs";
import { Refusal } from "./refusal.mjs";

const withEditor = process.argv.includes("--with-editor");
if (withEditor && !existsSync(".git"))
  throw new Refusal(`The editor needs a Git repository in ${root}. Run "git init" there once.`);

let address = "";
await claimSite(() => `npm run ${process.env.npm_lifecycle_event} (${address})`);
const port = await choosePort(8000);
address = `http://localhost:${port}`;
console.log(`The preview starts at ${address}. Press Ctrl-C to stop it.`);
if (withEditor)
  console.log(`
The editor is at ${address}/admin/
  1. When the preview has started, open it in Chrome or Edge: other browsers can't save to a folder.
  2. Press "Work with Local Repository" and choose the folder ${root}
  3. The preview shows what you save.
`);
const env = withEditor ? { ...environment, WITH_EDITOR: "true" } : environment;
process.exit(await run("gatsby", ["develop", "--port", String(port)], { env }));
