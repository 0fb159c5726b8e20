// @ts-check
/** npm run develop: the live preview. What is edited in data/, content/ or src/ shows at once. */
import { ensureInstalled } from "./install.mjs";
import { choosePort } from "./port.mjs";
import { run } from "./processes.mjs";

await ensureInstalled();
const port = await choosePort(8000);
console.log(`The preview will stand at http://localhost:${port} in a moment; Ctrl-C ends it.`);
process.exit(await run("gatsby", ["develop", "--port", String(port)]));
