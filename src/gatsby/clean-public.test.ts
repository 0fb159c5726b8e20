import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
// Gatsby's own.
import webpack from "webpack";
import { keepAllButBundles, removeUnknownBuild } from "./clean-public";

describe("what an earlier build has left", () => {
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

  it("is its scripts alone that webpack takes away, when it writes others", async () => {
    const bundle = (code: string) => {
      writeFileSync("app.js", code);
      const output = {
        path: path.resolve("public"),
        filename: "[name]-[contenthash].js",
        clean: { keep: keepAllButBundles },
      };
      return new Promise((resolve, reject) =>
        webpack({ context: folder, entry: { app: "./app.js" }, output }, (error, stats) =>
          error ? reject(error) : resolve(stats),
        ),
      );
    };
    const scripts = () => readdirSync("public").filter((file) => file.startsWith("app-"));
    const others = [page, "public/index.html", "public/chunk-map.json", "public/app.js"];
    for (const file of others) writeFileSync(file, "another's");
    await bundle("console.log(1)");
    const [first] = scripts();
    await bundle("console.log(2)");
    expect(scripts()).toHaveLength(1);
    expect(scripts()).not.toContain(first);
    expect(others.filter((file) => !existsSync(file))).toEqual([]);
  });
});
