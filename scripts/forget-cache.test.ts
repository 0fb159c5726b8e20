import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { forgetOldCache } from "./forget-cache.mjs";

const changes: [what: string, change: (folder: string) => void, isKept: boolean][] = [
  ["nothing has changed, the cache stays", () => undefined, true],
  [
    "a file of static has new content, the cache stays",
    (folder) => write(folder, "static/b.jpg", "new"),
    true,
  ],
  [
    "a file of static is gone, the cache is deleted",
    (folder) => rmSync(join(folder, "static/b.jpg")),
    false,
  ],
  [
    "the plugins have changed, the cache is deleted",
    (folder) => write(folder, "gatsby-config.ts", "new"),
    false,
  ],
];

function write(folder: string, file: string, text: string) {
  writeFileSync(join(folder, file), text);
}

test.each(changes)("when %s", (_, change, isKept) => {
  const folder = mkdtempSync(join(tmpdir(), "forget-cache-"));
  for (const name of ["static", ".cache"]) mkdirSync(join(folder, name));
  for (const file of ["gatsby-config.ts", "static/a.jpg", "static/b.jpg"]) write(folder, file, "");
  forgetOldCache(folder);
  mkdirSync(join(folder, ".cache"), { recursive: true });
  change(folder);
  forgetOldCache(folder);
  expect(existsSync(join(folder, ".cache"))).toBe(isKept);
  rmSync(folder, { recursive: true });
});
