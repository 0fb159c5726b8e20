import { expect, fixedFiles, test } from "./fixtures";
import { textField, expandFirst, saveButton } from "./form";

const [postWithCallout = ""] =
  [...fixedFiles].find(
    ([path, text]) => path.startsWith("content/blog/") && text.includes("<Callout"),
  ) ?? [];

test("the editor on a phone", async ({ editor }) => {
  const { page } = editor;

  await test.step("a post opens at its start, and scrolling keeps the focus and the layout", async () => {
    await editor.open(`posts/entries/${postWithCallout.replace(/^content\/blog\/|\.mdx$/g, "")}`);
    await expect(textField(page, "Title")).toHaveValue(/\w/);
    await expect(textField(page, "Title")).toBeInViewport();
    const tools = page.getByRole("toolbar", { name: "Text Editor" });
    // The text renders near the viewport, and a callout has its own tools.
    await expect(async () => {
      await page.mouse.move(180, 400);
      await page.mouse.wheel(0, 200);
      expect(await tools.count()).toBeGreaterThan(1);
    }).toPass();
    // A key press would delete a focused component of the text.
    expect(await page.evaluate(() => document.activeElement?.closest(".text-editor"))).toBeNull();
    await expect(page.getByText(/^Button:/).last()).not.toBeInViewport();
    for (const bar of await tools.all()) {
      const { x = 0, width = 0 } = (await bar.boundingBox()) ?? {};
      expect(x + width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
    }
  });

  await test.step("the list of photos shows them", async () => {
    await editor.open("photos/entries/gallery");
    const shown = (images: (HTMLElement | SVGElement)[]) =>
      images.filter((image) => (image as HTMLImageElement).naturalWidth > 0).length;
    const pictures = page.getByRole("group").locator("img");
    await expect.poll(() => pictures.evaluateAll(shown)).toBeGreaterThan(2);
  });

  await test.step("a price that isn't a number stays in its field", async () => {
    const saved = () => editor.text("data/walk-in.json");
    await editor.open("prices/entries/walkIn");
    await expandFirst(page);
    const price = page.getByRole("spinbutton").first();
    const [opened, before] = [page.url(), await saved()];
    for (const typed of ["85,50", "85-95", "85 USD"]) {
      await price.fill("");
      await price.pressSequentially(typed);
      await saveButton(page).click();
      await expect(price).toBeFocused();
      await expect(price).toHaveValue(typed);
      expect(page.url()).toBe(opened);
    }
    expect(await saved()).toBe(before);
    await price.fill("85.50");
    await editor.save();
    expect(await saved()).toContain("85.5");
  });
});
