// @ts-check
/**
 * npm start: installs what is missing, builds the production site and serves it.
 * npm run build: builds it into public/ alone.
 */
import { setTimeout } from "node:timers/promises";
import { gatsbyBuild } from "./gatsby-build.mjs";
import { ensureInstalled } from "./install.mjs";
import { ended, start } from "./processes.mjs";
import { ensureSiteJson } from "./site-json.mjs";

const isToBeServed = !process.argv.includes("--build");

await ensureInstalled();
const { choosePort } = await import("./port.mjs"); // which needs packages
const port = isToBeServed ? await choosePort(9000) : 0;
await ensureSiteJson();
const built = await gatsbyBuild();
if (built !== 0) process.exit(built);
if (!isToBeServed) {
  console.log("\nThe site is built. Publish the folder public; docs/hosting.md says how.");
  process.exit();
}
const address = `http://localhost:${port}`;

const server = start("gatsby", ["serve", "--port", String(port)], {
  stdio: ["ignore", "pipe", "pipe"],
});
let said = "";
server.stdout?.on("data", (text) => (said += text));
server.stderr?.on("data", (text) => (said += text));
void ended(server).then((code) => {
  console.error(said);
  process.exit(code);
});

const answers = () =>
  fetch(address).then(
    (response) => response.ok,
    () => false,
  );
while (!(await answers())) await setTimeout(200);
console.log(`\nThe site is ready: ${address}\nCtrl-C ends it.`);
