// @ts-check
/**
 * node test/sites/build.mjs [--full]: builds the sites that browser tests visit, from the project's code
 * and the fixed content in test/site: the plain site or, with `--full`, the one that has every option.
 */
import { execSync } from "node:child_process";
import { cpSync, rmSync } from "node:fs";
import { addEverything, fullEnvironment } from "./full-data.mjs";
import { copyProject, plainEnvironment } from "./copied-site.mjs";
import { builtSite, fullSite } from "./sites.mjs";

const isFull = process.argv.includes("--full");
const project = "test-results/project";
const { folder } = isFull ? fullSite : builtSite;

copyProject(project);
if (isFull) await addEverything(project);
const env = { ...plainEnvironment(), ...(isFull && fullEnvironment) };
execSync("gatsby build", { cwd: project, env, stdio: "inherit" });
rmSync(folder, { recursive: true, force: true });
cpSync(`${project}/public`, folder, { recursive: true });
