import type { Page } from "@playwright/test";
import { firstVisit } from "../../test/sites/full-pages.mjs";
import { fullSite, builtSite } from "../../test/sites/sites.mjs";
import { dataOfType, readHead } from "../built-files/read-head";
import { chatLog, choose, openChat } from "../support/chat";
import { content } from "../support/content";
import { bothSizes, expect, test } from "../support/fixtures";
import { sitemapPagesOf } from "../support/routes";

const path = "/first-visit/";

/** The pages that lead there, besides the chat. */
const pages = ["/faq/", "/contact/"];

const links = (page: Page) => page.locator(`a[href="${path}"]`);

/** Asks the chat what a dog needs before a visit. */
async function askForRequirements(page: Page): Promise<void> {
  const { label = "" } = content.chatCategories.find(({ id }) => id === "requirements") ?? {};
  await page.goto("/");
  await openChat(page);
  await choose(page, label);
  await expect(chatLog(page).getByRole("button", { name: "Ask Another Question" })).toBeVisible();
}

test("without the text there is no such page, and nothing leads there", async ({
  page,
  request,
}) => {
  expect((await request.get(path)).status()).toBe(404);
  expect(sitemapPagesOf(builtSite).map(({ route }) => route)).not.toContain(path);
  for (const route of pages) {
    await page.goto(route);
    await expect(links(page)).toHaveCount(0);
    await expect(page.getByText("Coming for the first time?")).toHaveCount(0);
  }
  await askForRequirements(page);
  await expect(links(page)).toHaveCount(0);
});

test.describe("of a shop with such a text", () => {
  test.use({ site: "full" });

  test("it is a page with the shop's own facts", bothSizes, async ({ page, axe }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(firstVisit.title);
    await expect(page.getByRole("heading", { name: firstVisit.heading })).toBeVisible();
    const article = page.getByRole("article");
    await expect(article.getByRole("link", { name: content.site.phone })).toHaveAttribute(
      "href",
      /^tel:/,
    );
    await expect(article).toContainText(/We are open/);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider, "pixels to scroll sideways").toBeLessThanOrEqual(0);
    expect(await axe()).toEqual([]);
  });

  test("search engines find it below the home page, by words of its own", async ({ page }) => {
    expect(sitemapPagesOf(fullSite).map(({ route }) => route)).toContain(path);
    const head = await readHead(page, path);
    expect(head.title).toContain(firstVisit.title);
    expect(head.meta.description).toEqual([firstVisit.description]);
    expect(head.links.canonical).toEqual([new URL(path, content.site.url).href]);
    const steps = dataOfType(head, "BreadcrumbList")?.itemListElement as { item: string }[];
    expect(steps.map(({ item }) => new URL(item).pathname)).toEqual(["/", path]);
  });

  for (const route of pages)
    test(`${route} leads there under its title`, async ({ page }) => {
      await page.goto(route);
      await page.getByRole("main").getByRole("link", { name: firstVisit.title }).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(firstVisit.title);
    });

  test("the chat leads there from what a dog needs before a visit", async ({ page, axe }) => {
    await askForRequirements(page);
    expect(await axe("dialog")).toEqual([]);
    await chatLog(page).getByRole("link", { name: firstVisit.title }).click();
    await expect(page).toHaveURL(path);
  });
});
