// @ts-check
/** npm run test:browser -- [Playwright's parameters]: builds if need be, then tests in Chromium. */
import { ensureBuilt } from "./build.mjs";
import { ensureChromium } from "./chromium.mjs";
import { ensureInstalled } from "./install.mjs";
import { run } from "./processes.mjs";

await ensureInstalled();
await ensureChromium();
const built = await ensureBuilt();
process.exit(
  built || (await run("playwright", ["test", "--config", "e2e", ...process.argv.slice(2)])),
);
