import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { environment } from "../../scripts/processes.mjs";
import { expect, test } from "./fixtures";
import { port, project, published } from "./preview-site.mjs";

const folder = join(project, "public");

/** The files in `public/` with their texts. The text of a file that no build wrote is `new`. */
const files = () =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((file) => relative(folder, file))
      .map((name) => [name, name in published ? readFileSync(join(folder, name), "utf8") : "new"]),
  );

test("the preview leaves public/ as the build wrote it", () => {
  expect(files()).toEqual(published);
});

test("a second preview of the same project doesn't start", () => {
  const { status, stdout, stderr } = spawnSync("npm", ["run", "develop"], {
    cwd: project,
    env: { ...environment, PORT: "" },
    encoding: "utf8",
  });
  expect(stdout + stderr).toContain(`The preview is already running: http://localhost:${port}`);
  expect(status).toBe(1);
});
