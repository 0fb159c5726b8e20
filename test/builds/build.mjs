// @ts-check
/**
 * npm run build:test [-- --full]: builds one of the two sites that browser tests visit, from the
 * project's code and test/site: the plain one or, with `--full`, the one that full-data.mjs changes.
 */
import { execSync } from "node:child_process";
import { addEverything, fullEnvironment } from "./full-data.mjs";
import { copyProject, plainEnvironment } from "./copied-site.mjs";
import { builtSite, fullSite } from "./sites.mjs";

const isFull = process.argv.includes("--full");
const { project } = isFull ? fullSite : builtSite;

copyProject(project);
if (isFull) await addEverything(project);
const env = { ...plainEnvironment(), ...(isFull && fullEnvironment) };
execSync("gatsby build", { cwd: project, env, stdio: "inherit" });
