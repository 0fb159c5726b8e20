// @ts-check
/** npm run new:post, add:photo and add:review: node scripts/desk.mjs <command> [...] */
import { ensureInstalled } from "./install.mjs";

const [command, ...parameters] = process.argv.slice(2);

await ensureInstalled();
// Only now is it certain that there is a tsx.
const { tsImport } = await import("tsx/esm/api");
const { runAtDesk } = await tsImport("./desk/run-at-desk.ts", import.meta.url);
process.exitCode = await runAtDesk(command, parameters);
