import type { Page } from "@playwright/test";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test as base, expect } from "../support/fixtures";
import { url, projectCopy, terminalLog } from "./preview-site.mjs";

interface Fixtures {
  /** Replaces the text of a file in the project. */
  edit: (file: string, change: (text: string) => string) => void;
  /** The terminal's output since the test began. */
  terminalText: () => string;
}

/** Gatsby's overlay for errors. */
export const overlay = (page: Page) => page.locator("gatsby-fast-refresh");

const readIfExists = (path: string): string | undefined => {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
};

const readTerminal = () => readFileSync(terminalLog, "utf8");

/** Whether the preview has processed the last change. */
const isIdle = () => {
  const text = readTerminal();
  return text.lastIndexOf("write out requires") > text.lastIndexOf(" file at ");
};

/** The browser tests' fixtures for the preview; each file is restored after its test. */
export const test = base.extend<Fixtures>({
  baseURL: async ({}, use) => use(url),

  edit: async ({}, use) => {
    const before = new Map<string, string | undefined>();
    await use((file, change) => {
      const path = join(projectCopy, file);
      const text = readIfExists(path);
      if (!before.has(path)) before.set(path, text);
      writeFileSync(path, change(text ?? ""));
    });
    const { length } = readTerminal();
    const restored = [...before].filter(([path, text]) => readIfExists(path) !== text);
    for (const [path, text] of restored)
      if (text === undefined) rmSync(path, { force: true });
      else writeFileSync(path, text);
    // The next test's edit must not overlap with the processing of this one's.
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
