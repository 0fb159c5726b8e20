import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { changes } from "../../test/sites/full-data.mjs";
import { fullSite, builtSite } from "../../test/sites/sites.mjs";
import type { SocialLink } from "../../src/content-model/entities/navigation";
import { socialDrawing } from "../../src/gatsby/social-drawings";
import { socialIconNames } from "../../src/content-model/names";
import { dataOfType, readHead } from "../built-files/read-head";
import { content } from "../support/content";
import { bothSizes, expect, test } from "../support/fixtures";

const footer = (page: Page) => page.getByRole("contentinfo");

/** What a visitor can be sent of a site: pages, scripts and data. */
const sentFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:html|js|json)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((file) => ({ file, text: readFileSync(file, "utf8") }));

test("each of the shop's networks is in the footer by its icon", async ({ page }) => {
  await page.goto("/faq/");
  for (const { name, href, icon } of content.socialLinks) {
    const link = footer(page).getByRole("link", { name });
    await expect(link).toHaveAttribute("href", href);
    if (icon) await expect(link.locator("path")).toHaveAttribute("d", socialDrawing(icon));
  }
});

test("visitors are sent no icon that the shop doesn't use, and no script has one", () => {
  const used = content.socialLinks.map(({ icon }) => icon);
  const sent = sentFiles(builtSite.folder);
  for (const icon of socialIconNames.filter((name) => !used.includes(name)))
    for (const { file, text } of sent)
      expect(text.includes(socialDrawing(icon)), `${icon} in ${file}`).toBe(false);
  const scripts = sentFiles(fullSite.folder).filter(({ file }) => file.endsWith(".js"));
  for (const { file, text } of scripts)
    expect(text.includes(socialDrawing("tiktok")), `tiktok in ${file}`).toBe(false);
});

test.describe("of a shop with more of them", () => {
  test.use({ site: "full" });
  const links = changes["data/social-links.json"]?.(content.socialLinks) as SocialLink[];

  test(
    "all are there in order, those without an icon by their name",
    bothSizes,
    async ({ page, axe }) => {
      await page.goto("/faq/");
      const list = footer(page).getByRole("list").last();
      await expect(list.getByRole("link")).toHaveText(links.map(({ name }) => name));
      for (const { name, href, icon } of links) {
        const link = list.getByRole("link", { name });
        await expect(link).toHaveAttribute("href", href);
        await expect(link.locator("svg")).toHaveCount(icon ? 1 : 0);
        const { width = 0, height = 0 } = (await link.boundingBox()) ?? {};
        expect(Math.min(width, height), name).toBeGreaterThanOrEqual(44);
      }
      expect(await axe("footer")).toEqual([]);
    },
  );

  test("they make no page wider than the narrowest phone", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto("/faq/");
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider).toBeLessThanOrEqual(0);
  });

  test("search engines are told all of them", async ({ page }) => {
    const shop = dataOfType(await readHead(page, "/"), "LocalBusiness");
    expect(shop?.sameAs).toEqual(links.map(({ href }) => href));
  });
});
