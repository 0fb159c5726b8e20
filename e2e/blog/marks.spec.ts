import type { Locator, Page } from "@playwright/test";
import { markedPost, markedWords } from "../../test/builds/full-marks.mjs";
import { findPost } from "../support/blog-posts";
import { chatLog, choose, openChat } from "../support/chat";
import { bothSizes, expect, test } from "../support/fixtures";
import { openHydrated } from "../support/page";

/* src/content/text tests the conversion of Markdown, src/content/check the unsupported marks. */

test.use({ site: "full" });

const post = findPost(markedPost);
const { heading, oldPrice, wideTable, narrowTable, links, tasks, bullets } = markedWords;

/** Pixels. Frames may end between two pixels. */
const tolerance = 1;

async function expectMarks(text: Locator) {
  await expect(text.getByRole("heading", { name: heading })).toBeVisible();
  await expect(text.getByRole("deletion").filter({ hasText: oldPrice })).toBeVisible();
  for (const [name, href] of Object.entries(links))
    await expect(text.getByRole("link", { name }).first()).toHaveAttribute("href", href);
  for (const item of [...tasks, ...bullets])
    await expect(
      text.getByRole("listitem").filter({ hasText: new RegExp(`^${item}$`) }),
    ).toBeVisible();
  await expect(text.getByRole("checkbox")).toHaveCount(0);
}

/** Expects that a wide table scrolls in its frame, also by keyboard, and that the frame fits. */
async function expectTableScrolls(page: Page, text: Locator) {
  const frame = text.getByRole("region", { name: wideTable });
  await frame.scrollIntoViewIfNeeded();
  const { scrolls, left, right } = await frame.evaluate((one) => ({
    scrolls: one.scrollWidth - one.clientWidth,
    left: one.getBoundingClientRect().left,
    right: one.getBoundingClientRect().right,
  }));
  expect(scrolls).toBeGreaterThan(tolerance);
  // A phone's viewport would grow with content that is too wide.
  const { width = 0 } = page.viewportSize() ?? {};
  expect(left).toBeGreaterThanOrEqual(-tolerance);
  expect(right).toBeLessThanOrEqual(width + tolerance);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    width,
  );
  await expect(async () => {
    await frame.press("ArrowRight"); // again if the browser hasn't painted the frame yet
    expect(await frame.evaluate((one) => one.scrollLeft)).toBeGreaterThan(0);
  }).toPass();
  await expect(text.getByRole("table").filter({ hasText: narrowTable })).toBeVisible();
}

test(
  "a post's page shows all Markdown, and a wide table scrolls in its frame",
  bothSizes,
  async ({ page, axe }) => {
    await openHydrated(page, post.path);
    await expectMarks(page.getByRole("main"));
    await expectTableScrolls(page, page.getByRole("main"));
    expect(await axe("main")).toEqual([]);
  },
);

test("the chat shows all Markdown, and a wide table scrolls in its frame", async ({
  page,
  axe,
}) => {
  await page.goto("/");
  await openChat(page);
  await choose(page, "Deshedding", "Learn more");
  const article = chatLog(page).getByRole("article");
  await expectMarks(article);
  await expectTableScrolls(page, article);
  expect(await axe("[role=log]")).toEqual([]);
});
