// @ts-check
import { setTimeout } from "node:timers/promises";
import { buildSite } from "./gatsby-build.mjs";
import { choosePort } from "./port.mjs";
import { run } from "./processes.mjs";

const port = await choosePort(9000);
await buildSite();
const stdio = /** @type {const} */ (["ignore", "ignore", "inherit"]);
void run("gatsby", ["serve", "--port", String(port)], { stdio: [...stdio] }).then(process.exit);
const address = `http://localhost:${port}`;
const isReady = () =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );
while (!(await isReady())) await setTimeout(200);
console.log(`\nThe site is ready: ${address}\nPress Ctrl-C to stop it.`);
