// @ts-check
/** Runs an installed tool, after installing what is missing: node scripts/run.mjs gatsby build */
import { ensureInstalled } from "./install.mjs";
import { run } from "./processes.mjs";

const [tool = "", ...parameters] = process.argv.slice(2);

await ensureInstalled();
process.exit(await run(tool, parameters));
