import { spawnSync } from "node:child_process";
import { environment, root } from "../../scripts/processes.mjs";
import { expect, test } from "./fixtures";
import { port } from "./preview-site.mjs";

for (const script of ["develop", "start"])
  test(`npm run ${script} explains why it can't use a PORT`, () => {
    const startAt = (PORT: string) =>
      spawnSync("node", ["scripts/run.cjs", script], {
        cwd: root,
        env: { ...environment, PORT },
        encoding: "utf8",
      });
    const { status, stderr } = startAt(String(port)); // this preview uses it
    expect(stderr).toContain(`Port ${port} is in use`);
    expect(status).toBe(1);
    expect(startAt("80a").stderr).toMatch(/PORT is "80a".*PORT=\d+/);
  });
