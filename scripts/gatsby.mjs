// @ts-check
/** Runs gatsby as the other scripts do: node scripts/gatsby.mjs build */
import { run } from "./processes.mjs";

process.exit(await run("gatsby", process.argv.slice(2)));
