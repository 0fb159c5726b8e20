import { fillFolder, offerFolder } from "../editor/local-folder";
import { fixedFiles, words } from "../editor/fixtures";
import { expect, test } from "./fixtures";

test("the editor stands beside the preview, for a folder of this computer", async ({ page }) => {
  await offerFolder(page);
  await page.goto("/admin/");
  await fillFolder(page, fixedFiles);
  await page.getByRole("button", { name: words("Work with Local Repository") }).click();
  await expect(page.getByRole("treeitem", { name: "Blog posts" })).toHaveText(/\d/);
});
