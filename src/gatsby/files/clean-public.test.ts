import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import {
  keepAllButBundles,
  markAsPreview,
  removeBuildFiles,
  removeUnknownBuild,
} from "./clean-public";

const project = process.cwd();
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "clean-public-"));
  process.chdir(folder);
});

afterEach(() => {
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

function write(file: string) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, "");
}

test.each([
  ["without Gatsby's records, a build removes", ".cache/page-ssr", false],
  ["with Gatsby's records, a build keeps", ".cache/caches-lmdb", true],
])("%s the files of an earlier build", async (_, cache, isKept) => {
  mkdirSync(cache, { recursive: true });
  write("public/page-data/blog/gone/page-data.json");
  await removeUnknownBuild();
  expect(existsSync("public")).toBe(isKept);
});

test("a build removes the files of `gatsby develop`, because they contain drafts", async () => {
  mkdirSync(".cache/caches-lmdb", { recursive: true });
  mkdirSync("public");
  await markAsPreview();
  await removeUnknownBuild();
  expect(existsSync("public")).toBe(false);
});

test("files that only the build needs aren't published", async () => {
  write("public/_gatsby/slices/_gatsby-scripts-1.html");
  write("public/chunk-map.json");
  write("public/chunk-map-0123456789.js");
  write("public/licenses.txt");
  await removeBuildFiles();
  await removeBuildFiles(); // nothing left to delete
  expect(readdirSync("public").sort()).toEqual(["chunk-map-0123456789.js", "licenses.txt"]);
});

test.each([
  ["app-0123456789abcdef0123.js", false],
  ["styles.0123456789abcdef0123.css", false],
  ["page-data/blog/gone/page-data.json", true],
  ["index.html", true],
  ["chunk-map.json", true],
  ["app.js", true],
])("webpack keeps the earlier file %s: %s", (file, isKept) => {
  expect(keepAllButBundles(file)).toBe(isKept);
});
