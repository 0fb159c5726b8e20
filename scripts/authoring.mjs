// @ts-check
/** npm run new:post, add:photo and add:review: node scripts/authoring.mjs <command> [...] */
import { ensureInstalled } from "./install.mjs";

const [command, ...parameters] = process.argv.slice(2);

await ensureInstalled();
// Only now is it certain that there is a tsx.
const { tsImport } = await import("tsx/esm/api");
const { runCommand } = await tsImport("./authoring/run-command.ts", import.meta.url);
process.exitCode = await runCommand(command, parameters);
