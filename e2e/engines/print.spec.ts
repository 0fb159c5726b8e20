import { content } from "../support/content";
import { readPdf } from "../support/qr-code";
import { desktop, expect, test } from "./fixtures";

test.use({ size: desktop });

test("the hours are printed legibly from a wide window", async ({ page, engine }) => {
  await page.open("/locations/");
  const text = (await readPdf(await engine.print())).map((sheet) => sheet.text).join("\n");
  // Both engines leave some letters out of the table by which a PDF's text is read.
  const anyLost = (word: string) =>
    new RegExp([...word].map((one) => `[${one}\uFFFD\uFFFE]`).join(""));
  for (const { day } of content.hours) expect(text).toMatch(anyLost(day));
});

for (const path of ["/faq/", "/terms/", "/to14/"])
  test(`no page is empty on which ${path} is printed`, async ({ page, engine }) => {
    await page.open(path);
    for (const { text } of await readPdf(await engine.print())) expect(text.trim()).not.toBe("");
  });
