// @ts-check
/** Publishes two builds as in docs/hosting.md, and serves them with nginx until it is stopped. */
import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findNginx } from "../programs.mjs";
import { run } from "../../scripts/processes.mjs";
import { builtSite } from "../sites/sites.mjs";
import { writeEarlierBuild } from "./earlier-build.mjs";
import { certificate, folder, hostName, publishedTo, strayFile } from "./hosted-site.mjs";
import { writeConfiguration } from "./recipe.mjs";

const nginx = findNginx();
if (!nginx) throw new Error('nginx is not installed. "npm run test:full" installs it on Debian.');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const names = ["-subj", `/CN=${hostName}`, "-addext", `subjectAltName=DNS:${hostName}`];
const newKey = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-noenc"];
const files = ["-keyout", certificate.key, "-out", certificate.chain];
execFileSync("openssl", ["req", "-x509", ...newKey, ...names, ...files], { stdio: "pipe" });
for (const build of [writeEarlierBuild(), builtSite.folder])
  execFileSync("docs/publish.sh", [build, publishedTo], { stdio: "inherit" });
writeFileSync(join(publishedTo, "current", strayFile), "SECRET=1");
const configuration = writeConfiguration(nginx);
process.exit(await run(nginx, ["-c", configuration, "-p", folder, "-g", "daemon off;"]));
