import { content } from "../support/content";
import { desktopOnly, expect, test } from "../support/fixtures";

test(
  "prints on one sheet, in the site's fonts, with the shop's address",
  desktopOnly,
  async ({ page }) => {
    await page.goto("/short/");
    await page.evaluate(() => document.fonts.ready);
    const pdf = (await page.pdf({ format: "Letter" })).toString("latin1");
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
    expect(pdf).toContain("Fraunces"); // Figtree, whose weights vary, is drawn without a name
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("main").getByText(content.site.address.street)).toBeVisible();
    await expect(page.getByRole("link", { name: "Book Now" })).toHaveCount(0);
  },
);
