// @ts-check
/** npm run test:engines -- [Playwright's parameters]: builds if need be, tests in Firefox and WebKit. */
import { ensureEngines } from "./engines.mjs";
import { ensureInstalled } from "./install.mjs";
import { run } from "./processes.mjs";

await ensureInstalled();
const lack = await ensureEngines();
if (lack) {
  console.error(`${lack}\n0 passed, 0 failed, 1 skipped`);
  process.exit(process.env.CI ? 1 : 0);
}
process.exit(
  await run("playwright", ["test", "--config", "e2e/engines", ...process.argv.slice(2)]),
);
