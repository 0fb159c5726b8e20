import type { Page } from "@playwright/test";
import { test as base, expect } from "../support/fixtures";
import { readContentFiles, type ContentFiles } from "./content-files";
import { saveButton } from "./form";
import { playGitHub, type GitHub } from "./git-hub";
import { fillFolder, offerFolder, readFolder } from "./local-folder";

/** A token that the simulated GitHub accepts. */
const token = "github_pat_of_the_owner";

/** The fixed content that the editor starts with, which tests rely on. */
export const fixedFiles: ContentFiles = readContentFiles("test/site");

/** The editor with a signed-in owner. Loading it takes long, so most tests have several steps. */
export interface Editor {
  page: Page;
  /** The currently saved files. */
  files: () => Promise<ContentFiles>;
  /** The current text of a saved file. */
  text: (path: string) => Promise<string>;
  /** Another person saves a file. */
  saveElsewhere: (path: string, text: string) => Promise<void>;
  /** Opens a record's file or a text: `prices/entries/packages`. */
  open: (address: string) => Promise<void>;
  /** Presses Save, and waits until it is finished. */
  save: () => Promise<void>;
  /** Loads the editor again, as an owner who returns later. */
  reload: () => Promise<void>;
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

/** The number of posts is next to their name when everything is loaded. */
const isReady = (page: Page) =>
  expect(page.getByRole("treeitem", { name: "Blog posts" })).toHaveText(/\d/);

function toEditor(page: Page, gitHub: GitHub | undefined): Editor {
  const files = () => (gitHub ? Promise.resolve(gitHub.files) : readFolder(page));
  return {
    page,
    files,
    text: async (path) => String((await files()).get(path)),
    async saveElsewhere(path, text) {
      if (gitHub) gitHub.pushByAnother(path, text);
      else await fillFolder(page, new Map([[path, Buffer.from(text)]]));
    },
    async open(address) {
      const show = (path = "") =>
        page.evaluate((to) => (location.hash = to), `#/collections/${path}`);
      await show(address.split("/")[0]);
      await expect(saveButton(page)).toBeHidden(); // the form that was open
      await show(address);
      await expect(saveButton(page)).toBeVisible();
    },
    async save() {
      const before = page.url();
      await saveButton(page).click();
      await expect.poll(() => page.url()).not.toBe(before);
      await expect(saveButton(page)).toBeHidden(); // the fields disappear after the URL changes
    },
    async reload() {
      await page.reload();
      await isReady(page);
    },
  };
}

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
    await use(toEditor(page, place === "gitHub" ? gitHub : undefined));
  },
});

export { expect };
