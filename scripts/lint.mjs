// @ts-check
/** npm run lint: likely mistakes and style, all of them. */
import { ensureInstalled } from "./install.mjs";
import { run } from "./processes.mjs";

await ensureInstalled();
const eslint = await run("eslint", [".", "--max-warnings", "0"]);
const prettier = await run("prettier", ["--check", "."]);
process.exit(eslint || prettier);
