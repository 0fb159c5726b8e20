import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { environment, root } from "../../scripts/processes.mjs";
import { expect, test } from "./fixtures";
import { port, project, published } from "./preview-site.mjs";

const folder = join(project, "public");

/** What stands in public/, by file; of files that no build has put there, no text. */
const files = () =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((file) => relative(folder, file))
      .map((name) => [name, name in published ? readFileSync(join(folder, name), "utf8") : "new"]),
  );

/** Runs a program in the copy; gives its exit code, and what it says. */
const run = (command: string, parameters: string[], variables: Record<string, string> = {}) => {
  const { status, stdout, stderr } = spawnSync(command, parameters, {
    cwd: project,
    env: { ...environment, ...variables },
    encoding: "utf8",
  });
  return { status, said: stdout + stderr };
};

test("the preview has left public/ as the build wrote it", () => {
  expect(files()).toEqual(published);
});

test("a second preview of the same project isn't started", () => {
  const { status, said } = run("npm", ["run", "develop"], { PORT: "" });
  expect(status).toBe(1);
  expect(said).toContain(`The preview is already running: http://localhost:${port}`);
});

test("Gatsby's own command for it is refused, and leaves public/ alone", () => {
  const gatsby = join(root, "node_modules/.bin/gatsby");
  const { status, said } = run(gatsby, ["develop", "--port", String(port + 1)]);
  expect(said).toContain("npm run develop");
  expect(status).toBe(1);
  expect(files()).toEqual(published);
});
