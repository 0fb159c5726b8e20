import type { Page } from "@playwright/test";
import { collections } from "../../src/content/model/collections";
import { sections } from "../../src/editor/config/sections";
import { desktopOnly } from "../support/fixtures";
import { expect, fixedFiles, test } from "./fixtures";
import { expandFirst, typeIntoText } from "./form";

/** A form's route in the editor, and its file. */
type Entry = readonly [route: string, path: string];

const textsIn = (folder: string, section: string): Entry[] =>
  [...fixedFiles.keys()]
    .filter((path) => path.startsWith(folder) && path.endsWith(".mdx"))
    .map((path) => [`${section}/entries/${path.slice(folder.length, -".mdx".length)}`, path]);

const recordsIn = (section: string): Entry[] =>
  Object.entries(collections)
    .filter(([, { edited }]) => edited?.section === section)
    .map(([name, { source }]) => [`${section}/entries/${name}`, source] as const)
    .filter(([, path]) => String(fixedFiles.get(path)).trim() !== "[]");

/** Files per kind. More would test the same again. */
const filesPerKind = 2;

/** Some entries of each section of the editor's list, for two tests that run in parallel. */
const groups: Entry[][] = [
  [
    ...textsIn("content/blog/", "posts").slice(0, filesPerKind),
    ...textsIn("content/pages/", "pages").slice(0, filesPerKind),
    ...sections.slice(0, 3).flatMap(({ name }) => recordsIn(name).slice(0, filesPerKind)),
  ],
  sections.slice(3).flatMap(({ name }) => recordsIn(name).slice(0, filesPerKind)),
];

/** Labels of plain text fields. Other fields would reject an additional letter. */
const plainTextLabels =
  /^(What the photo shows|Label|Name|Title|Walk-ins|Text|About the person|Question|Introduction|Description|Greeting|Welcome|Value|What is reduced)$/;

async function changeRecord(page: Page) {
  const form = page.getByRole("group", { name: /^Edit/ });
  await expect(form.getByRole("group").first()).toBeVisible();
  if (await page.getByRole("button", { name: "Expand", exact: true }).first().isVisible())
    await expandFirst(page);
  const field = form
    .getByRole("textbox", { name: plainTextLabels })
    .and(page.locator("input, textarea"))
    .first();
  await field.fill(`${await field.inputValue()}x`);
}

for (const entries of groups)
  test(
    `one edit changes one line of the file: ${entries[0]?.[1]} to ${entries.at(-1)?.[1]}`,
    desktopOnly,
    async ({ editor }) => {
      test.setTimeout(30_000 + entries.length * 15_000);
      for (const [route, path] of entries)
        await test.step(path, async () => {
          await editor.open(route);
          // An edit of the text makes the editor write all of it again.
          if (path.endsWith(".mdx")) await typeIntoText(editor.page, "x");
          else await changeRecord(editor.page);
          await editor.save();
          const before = String(fixedFiles.get(path)).split("\n");
          const after = (await editor.text(path)).split("\n");
          expect(after).toHaveLength(before.length);
          expect(after.filter((line, index) => line !== before[index])).toHaveLength(1);
        });
    },
  );
