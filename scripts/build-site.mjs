// @ts-check
/** npm run build: the production site in public/, and what to do with it. */
import { gatsbyBuild } from "./gatsby-build.mjs";
import { ensureInstalled } from "./install.mjs";
import { ensureSiteJson } from "./site-json.mjs";

await ensureInstalled();
await ensureSiteJson();
const code = await gatsbyBuild();
if (code === 0)
  console.log("\nThe site is built. Publish the folder public; docs/hosting.md says how.");
process.exit(code);
