// @ts-check
/**
 * npm run bench:load -- [--visitors 1000] [--seconds 30]: that many connections at once ask nginx,
 * which serves the built site as docs/nginx.conf says, for the home page and what it needs up to its
 * load event. Needs wrk (Debian's package) and nginx; fails on any error.
 */
import { parseArgs } from "node:util";
import { address, ports } from "../test/hosting/hosted-site.mjs";
import { ensureBuilt } from "../scripts/build.mjs";
import { ensureChromium } from "../scripts/chromium.mjs";
import { ensureNginx } from "../scripts/nginx.mjs";
import { environment, run, start } from "../scripts/processes.mjs";
import { serveSite } from "./site-server.mjs";
import { visitHome } from "./visit-home.mjs";

const { values } = parseArgs({
  options: {
    visitors: { type: "string", default: "1000" },
    seconds: { type: "string", default: "30" },
  },
});

/** The addresses that a phone asks for up to the load event, the home page first. */
async function firstFiles() {
  const { origin, close } = await serveSite("public");
  const { beforeLoad } = await visitHome(origin, await ensureChromium());
  close();
  return beforeLoad.map(({ path }) => path);
}

/** Settles when the server answers. */
async function isAwake() {
  const ask = () => fetch(`http://localhost:${ports.http}`, { redirect: "manual" });
  while (!(await ask().catch(() => undefined)))
    await new Promise((again) => setTimeout(again, 100));
}

if ((await ensureBuilt()) !== 0 || !(await ensureNginx())) {
  console.error("There is no built site, or no nginx, to measure.");
  process.exit(1);
}
const files = await firstFiles();
console.log(`A visit: ${files.join(" ")}`);
const server = start("node", ["test/hosting/serve.mjs"]);
await isAwake();
const code = await run(
  "wrk",
  [
    ...["--threads", "2", "--connections", values.visitors, "--duration", `${values.seconds}s`],
    ...["--timeout", "10s", "--script", "bench/load.lua", address],
  ],
  { env: { ...environment, FIRST_FILES: files.join(" ") } },
);
server.kill();
if (code === 127) console.error("wrk is missing: apt-get install wrk");
process.exit(code);
