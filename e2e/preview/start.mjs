// @ts-check
/** Starts the preview of a copy of the project, with the editor, until it is stopped. */
import { cpSync, createWriteStream, mkdirSync } from "node:fs";
import { join } from "node:path";
import { environment, root, start } from "../../scripts/processes.mjs";
import { copyProject } from "../../test/sites/copied-site.mjs";
import { withoutSwitches } from "../../test/sites/fingerprint.mjs";
import { port, projectCopy, terminalLog } from "./preview-site.mjs";

/** @param {string} path */
const copy = (path) => cpSync(join(root, path), join(projectCopy, path), { recursive: true });

copyProject(projectCopy);
copy("scripts");
copy("test"); // builders for the page of all sections
copy("node_modules/.package-lock.json"); // Node finds the packages in the project's own node_modules
mkdirSync(join(projectCopy, ".git"), { recursive: true }); // marks the folder as a site for the editor
const preview = start("npm", ["run", "edit"], {
  cwd: projectCopy,
  env: { ...withoutSwitches(environment), PORT: String(port) },
  stdio: ["ignore", "pipe", "pipe"],
});
const log = createWriteStream(terminalLog);
for (const stream of [preview.stdout, preview.stderr]) {
  stream?.pipe(log, { end: false });
  stream?.pipe(process.stdout, { end: false });
}
preview.on("close", (code) => process.exit(code ?? 1));
