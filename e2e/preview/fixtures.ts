import type { Page } from "@playwright/test";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test as base, expect } from "../support/fixtures";
import { address, project, terminal } from "./preview-site.mjs";

interface Fixtures {
  /** Changes a file of the project as an editor does: gets its text, gives another. */
  edit: (file: string, change: (text: string) => string) => void;
  /** What the terminal has said since the test began. */
  terminalText: () => string;
}

/** What Gatsby lays over a page that has an error. */
export const overlay = (page: Page) => page.locator("gatsby-fast-refresh");

const readIfThere = (path: string): string | undefined => {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
};

/** The browser tests' fixtures on the preview; each file is what it was when its test is over. */
export const test = base.extend<Fixtures>({
  baseURL: async ({}, use) => use(address),

  edit: async ({}, use) => {
    const before = new Map<string, string | undefined>();
    await use((file, change) => {
      const path = join(project, file);
      const text = readIfThere(path);
      if (!before.has(path)) before.set(path, text);
      writeFileSync(path, change(text ?? ""));
    });
    // What is the same again is not written: Gatsby doesn't see the second of two saves in 50 ms.
    for (const [path, text] of before)
      if (text === undefined) rmSync(path, { force: true });
      else if (existsSync(path) && readIfThere(path) !== text) writeFileSync(path, text);
  },

  terminalText: async ({}, use) => {
    const { length } = readFileSync(terminal, "utf8");
    await use(() => readFileSync(terminal, "utf8").slice(length));
  },
});

export { expect };
