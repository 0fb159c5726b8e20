import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, realpathSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findObstacle } from "./obstacles.cjs";

const here = { version: "v24.1.0", needed: ">=20.19", folder: "/home/dana/site" };

it.each(["v20.19.0", "v20.20.2", "v22.0.0", "v24.1.0", "v26.0.0", "v100.0.0", "v20.19.0-pre"])(
  "Node.js %s runs every command",
  (version) => {
    expect(findObstacle({ ...here, version })).toBeUndefined();
  },
);

it.each(["v14.21.3", "v16.20.2", "v18.20.8", "v19.9.0", "v20.11.1", "v20.2.0", "v9.0.0"])(
  "Node.js %s is refused, with the required version and where to get it",
  (version) => {
    expect(findObstacle({ ...here, version })).toMatch(
      `This project needs Node.js 20.19 or newer, and this is ${version}. Install it from https://`,
    );
  },
);

it("the required version can be a major version", () => {
  const needed = ">=22";
  expect(findObstacle({ ...here, needed, version: "v22.0.0" })).toBeUndefined();
  expect(findObstacle({ ...here, needed, version: "v20.19.0" })).toContain("Node.js 22 or newer");
});

it.each([
  "/home/dana/Dana's site",
  "/home/dana/a&b, c; d=e @f ~g +h",
  "/home/dana/cost $5 ^ <b> `x`",
  "/home/dana/my-node_modules",
  "/home/dana/Büro — Website",
  "/home/dana/cafe\u0301",
  "/home/dana/犬 🐶",
  "C:\\Users\\Dana\\site",
])("Gatsby builds in %s", (folder) => {
  expect(findObstacle({ ...here, folder })).toBeUndefined();
});

it.each([
  ["/home/dana/site #1", "#"],
  ["/home/dana/50% off", "%"],
  ["/home/dana/a%20b", "%"],
  ["/home/dana/what?/site", "?"],
  ["/home/dana/Dana's site (2)", "("],
  ["/home/dana/Dana's site (2) #1 50%", "( and # and %"],
  ["/home/dana/{site}", "{"],
  ["/home/dana/[site]", "[ and ]"],
  ["/home/dana/site!", "!"],
  ["/home/dana/a*b", "*"],
  ["/home/dana/a|b", "|"],
  ["/home/dana/a\\b", "\\"],
  ["/home/dana/node_modules/site", "node_modules"],
  ["/home/dana/#1 #2", "#"],
])("the folder %j is refused, with the characters and what to do", (folder, characters) => {
  expect(findObstacle({ ...here, folder })).toBe(
    `Gatsby can't build in the folder ${folder} because its path contains ${characters}. Rename the folder or move the project, then run the command again.`,
  );
});

it("a command stops before it installs anything", () => {
  const folder = join(realpathSync(mkdtempSync(join(tmpdir(), "site-"))), "site #1");
  for (const file of ["package.json", "scripts/run.cjs", "scripts/obstacles.cjs"])
    cpSync(file, join(folder, file));
  const { status, stderr, stdout } = spawnSync(process.execPath, ["scripts/run.cjs", "build"], {
    cwd: folder,
    encoding: "utf8",
  });
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  expect(stderr).toMatch(/^Gatsby can't build in the folder .*#1 because .*\n$/);
});
