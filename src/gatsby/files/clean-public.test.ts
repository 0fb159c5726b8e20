import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import {
  keepAllButBundles,
  markAsPreview,
  removeBuildFiles,
  removeUnknownBuild,
} from "./clean-public";

describe("the files of an earlier run", () => {
  const project = process.cwd();
  let folder: string;
  const page = "public/page-data/blog/gone/page-data.json";

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), "clean-public-"));
    process.chdir(folder);
    mkdirSync(path.dirname(page), { recursive: true });
    writeFileSync(page, "{}");
  });

  afterEach(() => {
    process.chdir(project);
    rmSync(folder, { recursive: true });
  });

  it("are deleted before a build without a cache", async () => {
    mkdirSync(".cache");
    await removeUnknownBuild();
    expect(existsSync("public")).toBe(false);
  });

  it("stay for a build with a cache, which updates them", async () => {
    mkdirSync(".cache/caches-lmdb", { recursive: true });
    await removeUnknownBuild();
    expect(existsSync(page)).toBe(true);
  });

  it("are deleted before a build if `gatsby develop` wrote them, because they contain drafts", async () => {
    mkdirSync(".cache/caches-lmdb", { recursive: true });
    await markAsPreview();
    await removeUnknownBuild();
    expect(existsSync("public")).toBe(false);
  });
});

it("publishes nothing that only the build needs", async () => {
  const project = process.cwd();
  const folder = mkdtempSync(path.join(tmpdir(), "build-files-"));
  process.chdir(folder);
  const buildFiles = [
    "_gatsby/slices/_gatsby-scripts-1.html",
    "chunk-map.json",
    "licenses.json",
    "webpack.stats.json",
    "~partytown/debug/partytown.js",
  ];
  for (const file of [...buildFiles, "licenses.txt", "chunk-map-0123456789.js"]) {
    mkdirSync(path.dirname(path.join("public", file)), { recursive: true });
    writeFileSync(path.join("public", file), "");
  }
  await removeBuildFiles();
  await removeBuildFiles(); // nothing left to delete
  expect(readdirSync("public").sort()).toEqual(["chunk-map-0123456789.js", "licenses.txt"]);
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

test.each([
  ["app-0123456789abcdef0123.js", false],
  ["styles.0123456789abcdef0123.css", false],
  ["app-0123456789abcdef0123.js.LICENSE.txt", false],
  ["page-data/blog/gone/page-data.json", true],
  ["index.html", true],
  ["chunk-map.json", true],
  ["app.js", true],
])("of what webpack hasn't written itself, %s stays: %s", (file, stays) => {
  expect(keepAllButBundles(file)).toBe(stays);
});
