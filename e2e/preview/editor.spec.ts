import { readContentFiles } from "../editor/content-files";
import { addEntry, labelPattern } from "../editor/form";
import { fillFolder, fakeFolderPicker, readFolder } from "../editor/local-folder";
import { expect, test } from "./fixtures";
import { projectCopy } from "./preview-site.mjs";

test("a change saved in the editor appears on the preview's pages", async ({ page, edit }) => {
  test.slow(); // the editor first reads the whole site
  const before = readContentFiles(projectCopy);
  await fakeFolderPicker(page);
  await page.goto("/admin/");
  await fillFolder(page, before);
  const openFolder = page.getByRole("button", { name: labelPattern("Work with Local Repository") });
  await expect(openFolder).toBeVisible();
  await expect(page.getByRole("button")).toHaveCount(1); // no sign-in, which can't work here
  await openFolder.click();
  await expect(page.getByRole("treeitem", { name: "Blog posts" })).toHaveText(/\d/);
  await page.evaluate(() => (location.hash = "#/collections/questions/entries/faq"));
  await addEntry(page, "Question");
  await page.getByRole("textbox", { name: "Question" }).last().fill("Do you groom cats?");
  await page.getByRole("textbox", { name: "Answer" }).last().fill("No. Dogs alone.");
  const formUrl = page.url();
  await page.getByRole("button", { name: /^save/i }).first().click();
  await expect.poll(() => page.url()).not.toBe(formUrl);
  const saved = [...(await readFolder(page))].filter(
    ([path, bytes]) => !before.get(path)?.equals(bytes),
  );
  expect(saved.map(([path]) => path)).toEqual(["data/faq.json"]);
  await page.goto("/faq/");
  await expect(page.getByRole("heading", { level: 1, name: "FAQ" })).toBeVisible();
  // The browser's own folder replaces the project's, which a test can't select in a dialog.
  for (const [path, bytes] of saved) edit(path, () => bytes.toString("utf8"));
  await expect(page.getByRole("heading", { name: "Do you groom cats?" })).toBeVisible();
});
