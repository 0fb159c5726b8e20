import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gatsbyBuild, openCache } from "./gatsby-build.mjs";

type Change = (folder: string) => string | void;

const write = (folder: string, file: string, text = "") => writeFileSync(join(folder, file), text);

function makeSite() {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  mkdirSync(join(folder, "static"));
  for (const file of ["gatsby-config.ts", "static/a.jpg", "static/b.jpg"]) write(folder, file);
  return folder;
}

/** A site whose cache was kept after a build, then changed. */
function changedSite(change: Change) {
  const folder = makeSite();
  const keepCache = openCache(folder);
  mkdirSync(join(folder, ".cache"));
  keepCache();
  return change(folder) ?? folder;
}

afterEach(() => void delete process.env.SITE_URL);

it.each<[string, Change, boolean]>([
  ["kept if nothing has changed", () => undefined, true],
  [
    "kept if a file of static has new content",
    (folder) => write(folder, "static/b.jpg", "new"),
    true,
  ],
  ["deleted if a file of static is gone", (folder) => rmSync(join(folder, "static/b.jpg")), false],
  [
    "deleted if the plugins have changed",
    (folder) => write(folder, "gatsby-config.ts", "new"),
    false,
  ],
  ["deleted if the host has another address", () => void (process.env.SITE_URL = "new"), false],
  ["deleted if the next build was interrupted", (folder) => void openCache(folder), false],
  [
    "deleted if the folder was moved",
    (folder) => {
      renameSync(folder, `${folder}-moved`);
      return `${folder}-moved`;
    },
    false,
  ],
])("the cache is %s", (_, change, isKept) => {
  const folder = changedSite(change);
  openCache(folder);
  expect(existsSync(join(folder, ".cache"))).toBe(isKept);
  rmSync(folder, { recursive: true });
});

it.each([
  ["kept after a successful build", 0, true],
  ["deleted after a failed build", 1, false],
])("the cache is %s", async (_, code, isKept) => {
  const folder = makeSite();
  write(folder, "gatsby", `#!/bin/sh\n/bin/mkdir -p .cache\nexit ${code}\n`);
  chmodSync(join(folder, "gatsby"), 0o755);
  expect(await gatsbyBuild(folder, { env: { NODE_ENV: "test", PATH: folder } })).toBe(code);
  openCache(folder);
  expect(existsSync(join(folder, ".cache"))).toBe(isKept);
  rmSync(folder, { recursive: true });
});
