import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
  scripts: Record<string, string>;
};

describe("npm run ... -- --help", () => {
  // The project as it is before anything was installed.
  const root = mkdtempSync(join(tmpdir(), "help-"));
  const isScript = (path: string) => path.endsWith(".mjs") || !/\.\w+$/.test(path);
  beforeAll(() => {
    for (const folder of ["scripts", "test", "bench", "art"])
      cpSync(folder, join(root, folder), { recursive: true, filter: isScript });
    cpSync("package.json", join(root, "package.json"));
  });
  afterAll(() => rmSync(root, { recursive: true }));
  const list = () => readdirSync(root, { recursive: true }).sort();

  /** Plain tools, such as ESLint, answer for themselves. */
  const ours = Object.entries(scripts).filter(([, command]) => command.startsWith("node scripts/"));

  test.each(ours)("%s says what it does, and does nothing", (name, command) => {
    const before = list();
    const { status, stdout, stderr } = spawnSync(`${command} --help`, {
      cwd: root,
      shell: true,
      encoding: "utf8",
      env: { ...process.env, npm_lifecycle_event: name },
    });
    expect(stderr).toBe("");
    expect(stdout).toMatch(new RegExp(`^npm (run )?${name}( -- .*)?\n[^]*\\w`));
    expect(status).toBe(0);
    expect(list()).toEqual(before);
  });
});
