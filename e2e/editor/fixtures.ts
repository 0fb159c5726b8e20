import type { Locator, Page } from "@playwright/test";
import { test as base, expect } from "../support/fixtures";
import { readContentFiles, type ContentFiles } from "./content-files";
import { playGitHub, type GitHub } from "./git-hub";
import { fillFolder, offerFolder, readFolder } from "./local-folder";

/** A token that the played GitHub lets in. */
const token = "github_pat_of_the_owner";

/** The content that the tests may know by heart, with which the editor begins. */
export const fixedFiles: ContentFiles = readContentFiles("test/site");

/** The editor with a signed-in owner. */
export interface Editor {
  page: Page;
  /** The files as they are saved now. */
  files: () => Promise<ContentFiles>;
  /** Opens a record's file or a text: `prices/entries/packages`. */
  open: (address: string) => Promise<void>;
  /** Presses Save, and waits until it is done. */
  save: () => Promise<void>;
}

interface Fixtures {
  /** What the editor works on: a folder of this computer, or a repository at GitHub. */
  place: "folder" | "gitHub";
  /** The files that it begins with. */
  start: ContentFiles;
  /** GitHub's API, played by the test. */
  gitHub: GitHub;
  /** The editor with a signed-in owner. */
  editor: Editor;
}

/** The editor wraps words of its own in marks that isolate their direction. */
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
      await expect(saveButton(page)).toBeHidden(); // the fields leave after the address
    },
  };
}

/** The number of posts stands beside their name when all is read. */
const isReady = (page: Page) =>
  expect(page.getByRole("treeitem", { name: "Blog posts" })).toHaveText(/\d/);

export const test = base.extend<Fixtures>({
  site: "full",

  place: ["folder", { option: true }],

  start: [fixedFiles, { option: true }],

  gitHub: async ({ context, start }, use) => use(await playGitHub(context, start, token)),

  editor: async ({ page, place, start, gitHub, allowedErrors }, use) => {
    // Of the editor's own stores, of which one is sometimes asked before it is made.
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
