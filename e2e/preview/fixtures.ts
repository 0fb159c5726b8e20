import { spawn } from "node:child_process";
import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test as base, expect } from "../support/fixtures";
import { copyProject, plainEnvironment } from "../../test/builds/copied-site.mjs";
import { previewPort } from "../../test/builds/sites.mjs";

interface Preview {
  /** The copy of the project, so that tests edit no real file. */
  folder: string;
  terminal: () => string;
  /** Writes a file in one step: Gatsby can read a half-written file and miss the rest. */
  write: (file: string, content: string | Buffer) => void;
}

export const test = base.extend<object, { preview: Preview }>({
  preview: [
    async ({}, use) => {
      const folder = "test-results/preview";
      copyProject(folder);
      mkdirSync(join(folder, ".git"), { recursive: true }); // marks a site's folder for the editor
      const env = { ...plainEnvironment(), NODE_ENV: "development", CI: "yes" }; // one line for each step
      const server = spawn("gatsby", ["develop", "--port", String(previewPort)], {
        cwd: folder,
        env,
        detached: true, // a group, which ends together
      });
      let output = "";
      for (const stream of [server.stdout, server.stderr])
        stream.on("data", (data: Buffer) => (output += data.toString()));
      const write: Preview["write"] = (file, content) => {
        writeFileSync(join(folder, "written"), content);
        renameSync(join(folder, "written"), join(folder, file));
      };
      try {
        const started = expect.poll(() => output, { timeout: 240_000 });
        await started.toContain("Building development bundle");
        await use({ folder, terminal: () => output, write });
      } finally {
        process.kill(-Number(server.pid));
      }
    },
    { scope: "worker", timeout: 500_000 },
  ],

  baseURL: async ({ preview }, use) => {
    expect(preview.terminal()).not.toBe("");
    await use(`http://localhost:${previewPort}`);
  },
});

export { expect };
