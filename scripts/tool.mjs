// @ts-check
import { run } from "./processes.mjs";

const [tool = "", ...parameters] = process.argv.slice(2);
process.exit(await run(tool, parameters));
