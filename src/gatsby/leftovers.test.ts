import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { removeUnknownBuild } from "./leftovers";

describe("what an earlier build has left", () => {
  const project = process.cwd();
  let folder: string;
  const page = "public/page-data/blog/gone/page-data.json";

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), "leftovers-"));
    process.chdir(folder);
    mkdirSync(path.dirname(page), { recursive: true });
    writeFileSync(page, "{}");
  });

  afterEach(() => {
    process.chdir(project);
    rmSync(folder, { recursive: true });
  });

  it("is gone before a build that knows nothing of it", async () => {
    mkdirSync(".cache");
    await removeUnknownBuild();
    expect(existsSync("public")).toBe(false);
  });

  it("stays for a build that remembers it and changes what is needed", async () => {
    mkdirSync(".cache/caches-lmdb", { recursive: true });
    await removeUnknownBuild();
    expect(existsSync(page)).toBe(true);
  });
});
