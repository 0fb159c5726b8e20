import type { Page } from "@playwright/test";
import { content } from "../support/content";
import { anySize, expect, test } from "../support/fixtures";

const perPage = 5;
const section = (page: Page) => page.getByRole("region", { name: "What Our Clients Say" });
const cards = (page: Page) => section(page).getByRole("figure");
const button = (page: Page, name: string) => section(page).getByRole("button", { name });

const authorsOn = (number: number) =>
  content.reviews.slice((number - 1) * perPage, number * perPage).map(({ author }) => author);

const expectPage = async (page: Page, number: number) => {
  await expect(section(page).getByRole("status")).toHaveText(`Page ${number} of 6`);
  await expect(cards(page).locator("strong")).toHaveText(authorsOn(number));
};

test.describe("reviews", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/");
  });

  test("start on page 1 of 6 with five, and no way back", anySize, async ({ page }) => {
    await expect(section(page)).toContainText(
      "Read reviews from our satisfied customers and their furry friends",
    );
    await expectPage(page, 1);
    await expect(button(page, "Previous")).toBeDisabled();
    await expect(button(page, "Next")).toBeEnabled();
  });

  test(
    "Next leads to the end, where it is disabled and two are left",
    anySize,
    async ({ page }) => {
      for (const number of [2, 3, 4, 5, 6]) {
        await button(page, "Next").click();
        await expectPage(page, number);
      }
      await expect(cards(page)).toHaveCount(2);
      await expect(button(page, "Next")).toBeDisabled();
      await button(page, "Previous").click();
      await expectPage(page, 5);
    },
  );

  test("a number leads to its page and is marked as the current one", anySize, async ({ page }) => {
    await button(page, "Page 4").click();
    await expectPage(page, 4);
    await expect(button(page, "Page 4")).toHaveAttribute("aria-current", "page");
    await expect(section(page).locator("[aria-current]")).toHaveCount(1);
  });

  test("keep the keyboard's place when a button ends", anySize, async ({ page }) => {
    await button(page, "Page 5").click();
    await button(page, "Next").focus();
    await page.keyboard.press("Enter");
    await expectPage(page, 6);
    await expect(button(page, "Page 6")).toBeFocused();
  });

  test("have cards of 300 px, however long the text", async ({ page }) => {
    const longest = content.reviews.reduce((a, b) => (b.text.length > a.text.length ? b : a));
    const number = Math.floor(content.reviews.indexOf(longest) / perPage) + 1;
    await button(page, `Page ${number}`).click();
    const heights = await cards(page).evaluateAll((all) => all.map((card) => card.clientHeight));
    expect(new Set(heights.map((height) => Math.round(height / 4) * 4))).toEqual(new Set([300]));

    const words = cards(page)
      .filter({ hasText: longest.text.slice(0, 40) })
      .getByRole("group");
    await expect(words).toHaveAttribute("tabindex", "0");
    await words.focus();
    await page.keyboard.press("End");
    await expect.poll(() => words.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
  });

  test("keep the page's height from page to page", async ({ page }) => {
    test.skip((page.viewportSize()?.width ?? 0) < 640, "cards stand in a row on a phone");
    const height = () => section(page).evaluate((element) => element.clientHeight);
    const first = await height();
    await button(page, "Page 6").click();
    expect(await height()).toBe(first);
  });

  test("show the generic dog where an outside picture doesn't load", anySize, async ({ page }) => {
    const index = content.reviews.findIndex(({ image }) => image?.startsWith("https:"));
    await button(page, `Page ${Math.floor(index / perPage) + 1}`).click();
    const image = cards(page)
      .nth(index % perPage)
      .locator("img");
    await expect(image).toHaveAttribute("src", content.reviews[index]?.image ?? "");
    const behind = await image.evaluate(
      (element) => getComputedStyle(element.parentElement as HTMLElement).backgroundImage,
    );
    expect(behind).toContain("dog-avatar.svg");
  });

  test("have no accessibility violations on any page", anySize, async ({ page, axe }) => {
    await page.emulateMedia({ reducedMotion: "reduce" }); // words that fade have too little contrast
    for (const number of [1, 6]) {
      await button(page, `Page ${number}`).click();
      expect(await axe("main")).toEqual([]);
    }
  });
});

test.describe("reviews without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("are all shown, without buttons that would do nothing", anySize, async ({ page }) => {
    await page.goto("/");
    await expect(cards(page)).toHaveCount(content.reviews.length);
    await expect(section(page).getByRole("button")).toHaveCount(0);
  });

  test("can be scrolled by keyboard where they are long", async ({ page }) => {
    await page.goto("/");
    const outOfReach = await cards(page)
      .locator("blockquote")
      .evaluateAll((all) =>
        (all as HTMLElement[])
          .filter((words) => words.scrollHeight > words.clientHeight + 1 && words.tabIndex < 0)
          .map((words) => words.innerText),
      );
    expect(outOfReach).toEqual([]);
  });
});
