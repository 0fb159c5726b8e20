import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
// Gatsby's own webpack, which runs the plugin.
import webpack from "webpack";
import { licensePlugin } from "./license-plugin";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "license-plugin-"));
});

afterEach(() => rmSync(folder, { recursive: true }));

function addPackage(name: string, license: string): void {
  const home = path.join(folder, "node_modules", name);
  mkdirSync(home, { recursive: true });
  writeFileSync(
    path.join(home, "package.json"),
    JSON.stringify({ name, version: "1.0.0", license }),
  );
  writeFileSync(path.join(home, "index.js"), "export const bone = 1;");
}

/** The errors of a build that uses a package. */
const errorsOfUsing = (name: string): Promise<string[]> => {
  const entry = path.join(folder, "app.js");
  writeFileSync(entry, `import { bone } from "${name}"; console.log(bone);`);
  const output = { path: path.join(folder, "public") };
  return new Promise((resolve, reject) =>
    webpack({ context: folder, entry, output, plugins: [licensePlugin()] }, (error, stats) =>
      stats
        ? resolve(stats.compilation.errors.map(({ message }) => message))
        : reject(error ?? new Error("no build")),
    ),
  );
};

test("a license that isn't accepted stops the build, with the package's name", async () => {
  addPackage("copyleft", "GPL-3.0-only");
  expect((await errorsOfUsing("copyleft")).join()).toMatch(/GPL-3\.0-only.*copyleft@1\.0\.0/);
});
