import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test as base, expect } from "../support/fixtures";
import { copyProject, plainEnvironment } from "../../test/site-builds/copied-site.mjs";
import { previewPort } from "../../test/site-builds/sites.mjs";

interface Fixtures {
  /** Replaces the text of a file in the project; each file is restored after its test. */
  edit: (file: string, change: (text: string) => string) => void;
}

interface Preview {
  /** The copy of the project, so that tests edit no real file. */
  folder: string;
  terminal: () => string;
}

const readIfExists = (path: string): string | undefined => {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
};

export const test = base.extend<Fixtures, { preview: Preview }>({
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
      try {
        const started = expect.poll(() => output, { timeout: 240_000 });
        await started.toContain("Building development bundle");
        await use({ folder, terminal: () => output });
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

  edit: async ({ preview }, use) => {
    const before = new Map<string, string | undefined>();
    await use((file, change) => {
      const path = join(preview.folder, file);
      const text = readIfExists(path);
      if (!before.has(path)) before.set(path, text);
      writeFileSync(path, change(text ?? ""));
    });
    const { length } = preview.terminal();
    const restored = [...before].filter(([path, text]) => readIfExists(path) !== text);
    for (const [path, text] of restored)
      if (text === undefined) rmSync(path, { force: true });
      else writeFileSync(path, text);
    // The next test's edit must not overlap with the processing of this one's.
    for (const [path] of restored)
      await expect.poll(() => preview.terminal().slice(length)).toContain(path);
  },
});

export { expect };
