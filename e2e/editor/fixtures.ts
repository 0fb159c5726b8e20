import type { Locator, Page } from "@playwright/test";
import { test as base, expect } from "../support/fixtures";
import { readContentFiles, type ContentFiles } from "./content-files";
import { playGitHub, type GitHub } from "./git-hub";
import { fillFolder, offerFolder, readFolder } from "./local-folder";

/** A token that the simulated GitHub accepts. */
const token = "github_pat_of_the_owner";

/** The fixed content that the editor starts with, which tests rely on. */
export const fixedFiles: ContentFiles = readContentFiles("test/site");

/** The editor with a signed-in owner. */
export interface Editor {
  page: Page;
  /** The currently saved files. */
  files: () => Promise<ContentFiles>;
  /** Opens a record's file or a text: `prices/entries/packages`. */
  open: (address: string) => Promise<void>;
  /** Presses Save, and waits until it is finished. */
  save: () => Promise<void>;
}

interface Fixtures {
  /** What the editor works with: a local folder, or a repository at GitHub. */
  place: "folder" | "gitHub";
  /** The initial files. */
  start: ContentFiles;
  /** The simulated API of GitHub. */
  gitHub: GitHub;
  /** The editor with a signed-in owner. */
  editor: Editor;
}

/** The editor adds direction isolates to its own words. */
export const words = (text: string): RegExp =>
  new RegExp(
    text
      .split(" ")
      .map((word) => `[\\u2068\\u2069]*${word}[\\u2068\\u2069]*`)
      .join(" "),
    "i",
  );

export const saveButton = (page: Page): Locator =>
  page.getByRole("button", { name: /^save/i }).first();

function toEditor(page: Page, files: Editor["files"]): Editor {
  return {
    page,
    files,
    async open(address) {
      await page.evaluate((hash) => (location.hash = hash), `#/collections/${address}`);
      await expect(saveButton(page)).toBeVisible();
    },
    async save() {
      const before = page.url();
      await saveButton(page).click();
      await expect.poll(() => page.url()).not.toBe(before);
      await expect(saveButton(page)).toBeHidden(); // the fields disappear after the URL changes
    },
  };
}

/** The number of posts is next to their name when everything is loaded. */
const isReady = (page: Page) =>
  expect(page.getByRole("treeitem", { name: "Blog posts" })).toHaveText(/\d/);

export const test = base.extend<Fixtures>({
  site: "full",

  place: ["folder", { option: true }],

  start: [fixedFiles, { option: true }],

  gitHub: async ({ context, start }, use) => use(await playGitHub(context, start, token)),

  editor: async ({ page, place, start, gitHub, allowedErrors }, use) => {
    // Errors of the editor's own stores, which it sometimes reads before it creates them.
    allowedErrors.push(/IDBDatabase/);
    await offerFolder(page);
    await page.goto("/admin/");
    if (place === "folder") {
      await fillFolder(page, start);
      await page.getByRole("button", { name: /local/i }).click();
    } else {
      await page.getByRole("button", { name: /token/i }).click();
      await page.getByRole("textbox").fill(token);
      await page.keyboard.press("Enter");
    }
    await isReady(page);
    const files = () => (place === "folder" ? readFolder(page) : Promise.resolve(gitHub.files));
    await use(toEditor(page, files));
  },
});

export { expect };
