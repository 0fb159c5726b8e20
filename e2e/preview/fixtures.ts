import type { Page } from "@playwright/test";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
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

const readTerminal = () => readFileSync(terminal, "utf8");

/** Whether the preview has done what the last change of a file asked for: these words end each round. */
const isIdle = () => {
  const text = readTerminal();
  return text.lastIndexOf("write out requires") > text.lastIndexOf(" file at ");
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
    const { length } = readTerminal();
    const restored = [...before].filter(([path, text]) => readIfThere(path) !== text);
    for (const [path, text] of restored)
      if (text === undefined) rmSync(path, { force: true });
      else writeFileSync(path, text);
    // The next test's edit must not fall into the work on this one's.
    for (const [path] of restored)
      await expect.poll(() => readTerminal().slice(length)).toContain(`file at ${path}`);
    await expect.poll(isIdle).toBe(true);
  },

  terminalText: async ({}, use) => {
    const { length } = readTerminal();
    await use(() => readTerminal().slice(length));
  },
});

export { expect };
