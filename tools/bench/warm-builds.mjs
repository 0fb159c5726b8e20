// @ts-check
/**
 * node tools/bench/warm-builds.mjs: builds changed contents, each with the cache of the one before, then
 * lists the files that differ from cold builds. Gatsby keeps unused pictures in `static`.
 */
import { execSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, readFileSync, rmSync } from "node:fs";
import { changeLittle, changeMost, changeShared } from "../../test/builds/changed-content.mjs";
import { copyProject, fixedContent, plainEnvironment } from "../../test/builds/copied-site.mjs";

const project = "test-results/warm/project";

/** @param {string} site a copy, without Gatsby's hash of the build @param {(project: string) => unknown} [change] */
async function build(site, change) {
  for (const folder of ["data", "content"]) rmSync(`${project}/${folder}`, { recursive: true });
  cpSync(fixedContent, project, { recursive: true });
  await change?.(project);
  console.time(site);
  execSync("npx gatsby build", { cwd: project, env: plainEnvironment(), stdio: "pipe" });
  console.timeEnd(site);
  const data = readFileSync(`${project}/public/page-data/app-data.json`, "utf8");
  const { webpackCompilationHash: hash } = JSON.parse(data);
  const script = createHash("sha256").update(`window.___webpackCompilationHash="${hash}";`);
  const remove = `s|${hash}||g; s|${script.digest("base64")}||g`;
  const files = `grep -rl ${hash} ../${site}`;
  execSync(`cp -r public ../${site} && ${files} | xargs sed -i '${remove}'`, { cwd: project });
}

rmSync("test-results/warm", { recursive: true, force: true });
copyProject(project);
await build("first");
await build("little", changeLittle);
await build("shared", changeShared);
await build("most", changeMost);
await build("first-again");
copyProject(project);
await build("most-cold", changeMost);
const compare = "diff -rq first first-again; diff -rq most-cold most; true";
execSync(compare, { cwd: "test-results/warm", stdio: "inherit" });
