// @ts-check
/** npm run build: the production site in public/, and what to do with it. */
import { ensureInstalled } from "./install.mjs";
import { run } from "./processes.mjs";
import { ensureSiteJson } from "./site-json.mjs";

await ensureInstalled();
await ensureSiteJson();
const code = await run("gatsby", ["build"]);
if (code === 0)
  console.log("\nThe site is built. Publish the folder public; docs/hosting.md says how.");
process.exit(code);
