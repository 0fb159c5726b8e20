/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { onPostBuild } from "./on-post-build";

jest.mock("./html/business-data");
jest.mock("./html/finish-pages");
jest.mock("./images/copy-gallery");
jest.mock("./editor/build-editor");

const project = process.cwd();
afterEach(() => process.chdir(project));

test("a build removes what only the last one published, and dates the feed by its posts", async () => {
  jest.replaceProperty(process, "env", { NODE_ENV: "production" });
  process.chdir(mkdtempSync(path.join(tmpdir(), "built-")));
  for (const folder of ["img-cache", "admin"]) mkdirSync(`public/${folder}`, { recursive: true });
  for (const file of ["img-cache/a-sm.webp", "admin/a.js", "version.json", "robots.txt"])
    writeFileSync(`public/${file}`, "of the last build");
  const posts = [2, 1].map((day) => `<item><pubDate>${day} Jan</pubDate></item>`).join("");
  writeFileSync("public/rss.xml", `<lastBuildDate>3 Jan</lastBuildDate>${posts}`);
  const args = { getNodesByType: () => [], graphql: () => Promise.resolve({}) };
  await onPostBuild!(args as unknown as BuildArgs, { plugins: [] }, jest.fn());
  expect(readdirSync("public").sort()).toEqual(["manifest.webmanifest", "robots.txt", "rss.xml"]);
  const feed = readFileSync("public/rss.xml", "utf8");
  expect(feed).toBe(`<lastBuildDate>2 Jan</lastBuildDate>${posts}`);
});
