import { content } from "../support/content";
import { anySize, expect, test } from "../support/fixtures";

test.describe("footer", () => {
  test("links every page of its groups", anySize, async ({ page }) => {
    await page.goto("/");
    const footer = page.getByRole("contentinfo");
    for (const { heading, links } of content.navigation.footer) {
      await expect(footer.getByRole("heading", { name: heading })).toBeVisible();
      for (const { name, href } of links) {
        await expect(footer.getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
      }
    }
  });

  test("leads to the social networks", anySize, async ({ page }) => {
    await page.goto("/");
    for (const { name, href } of content.socialLinks) {
      const link = page.getByRole("contentinfo").getByRole("link", { name });
      await expect(link).toHaveAttribute("href", href);
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  });

  test("carries the year in which it is read", anySize, async ({ page }) => {
    await page.clock.setFixedTime("2031-02-01T12:00:00-06:00");
    await page.goto("/");
    await expect(page.getByRole("contentinfo")).toContainText(`© 2031 ${content.site.name}`);
  });
});
