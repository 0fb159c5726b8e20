// @ts-check
/** npm run test:rebuild: builds the site twice from nothing and names the files that differ. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { root, run } from "./processes.mjs";

const folder = join(root, "public");

/** The files of the built site and what stands in them, as hashes. */
function hashFiles() {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Map(
    files
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .sort()
      .map((file) => [
        file.slice(folder.length + 1),
        createHash("sha256").update(readFileSync(file)).digest("hex"),
      ]),
  );
}

/** Builds the site as on a new machine, and ends the process if that fails. */
async function buildAnew() {
  const code = (await run("gatsby", ["clean"])) || (await build());
  if (code !== 0) process.exit(code);
  return hashFiles();
}

await ensureInstalled();
const first = await buildAnew();
const second = await buildAnew();
const names = [...new Set([...first.keys(), ...second.keys()])];
const different = names.filter((name) => first.get(name) !== second.get(name));
const whole = createHash("sha256")
  .update(JSON.stringify([...second]))
  .digest("hex");
console.log(
  different.length === 0
    ? `\nBoth builds gave the same ${names.length} files. On other machines they have this hash, too:\n${whole}`
    : `\nThese files differ from build to build:\n${different.join("\n")}`,
);
process.exit(different.length === 0 ? 0 : 1);
