import type { Page } from "@playwright/test";
import { collections } from "../../src/content/model/collections";
import { sections } from "../../src/editor/config/sections";
import { desktopOnly } from "../support/fixtures";
import type { ContentFiles } from "./content-files";
import { expect, fixedFiles, test } from "./fixtures";

/** A URL in the editor, and its file. */
type Entry = readonly [address: string, path: string];

const textsIn = (folder: string, section: string): Entry[] =>
  [...fixedFiles.keys()]
    .filter((path) => path.startsWith(folder) && path.endsWith(".mdx"))
    .map((path) => [`${section}/entries/${path.slice(folder.length, -".mdx".length)}`, path]);

const recordsIn = (section: string): Entry[] =>
  Object.entries(collections)
    .filter(([, { edited }]) => edited?.section === section)
    .map(([name, { source }]) => [`${section}/entries/${name}`, source] as const)
    .filter(([, path]) => String(fixedFiles.get(path)).trim() !== "[]");

/** Boxes, buttons, facts, lists. More of a kind would test the same again. */
const few = 2;

/** Some entries of each section of the editor's list. */
const all: Record<string, Entry[]> = {
  posts: textsIn("content/blog/", "posts").slice(0, few),
  pages: textsIn("content/pages/", "pages").slice(0, few),
  ...Object.fromEntries(sections.map(({ name }) => [name, recordsIn(name).slice(0, few)])),
};

/** Changes the text itself, so that all of it is rewritten. */
async function changeText(page: Page) {
  const text = page.getByRole("textbox", { name: "Text" }).first();
  await text.getByRole("paragraph").first().click();
  await page.keyboard.press("End");
  await page.keyboard.type("x");
}

/** Fields of plain text: others would reject an additional letter. */
const ofWords =
  /^(What the photo shows|Label|Name|Title|Walk-ins|Text|About the person|Question|Introduction|Description|Greeting|Welcome|Value)$/;

async function changeRecord(page: Page) {
  const form = page.getByRole("group", { name: /^Edit/ });
  await expect(form.getByRole("group").first()).toBeVisible();
  const expand = page.getByRole("button", { name: "Expand", exact: true }).first();
  if (await expand.isVisible()) await expand.click();
  const box = form
    .getByRole("textbox", { name: ofWords })
    .and(page.locator("input, textarea"))
    .first();
  await box.fill(`${await box.inputValue()}x`);
}

const linesOf = (files: ContentFiles, path: string) => String(files.get(path)).split("\n");

for (const [section, entries] of Object.entries(all).filter(([, list]) => list.length > 0))
  test(
    `${section}: what is changed in one place is saved in that place alone`,
    desktopOnly,
    async ({ editor }) => {
      test.setTimeout(30_000 + entries.length * 15_000);
      for (const [address, path] of entries)
        await test.step(path, async () => {
          await editor.open(address);
          await (path.endsWith(".mdx") ? changeText : changeRecord)(editor.page);
          await editor.save();
        });
      const files = await editor.files();
      for (const [, path] of entries) {
        const [before, after] = [linesOf(fixedFiles, path), linesOf(files, path)];
        expect(after, path).toHaveLength(before.length);
        expect(
          after.filter((line, index) => line !== before[index]),
          path,
        ).toHaveLength(1);
      }
    },
  );
