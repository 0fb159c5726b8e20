import type { Page } from "@playwright/test";
import { recordBookingClicks } from "../support/booking-clicks";
import { bookingAddress, content } from "../support/content";
import { bothSizes, desktopOnly, expect, test } from "../support/fixtures";
import { chatButton, chatLog } from "../support/chat";
import { isHydrated } from "../support/hydration";

const openMenu = (page: Page) => page.getByRole("button", { name: "Open menu" });
const drawer = (page: Page) => page.getByRole("dialog", { name: "Menu" });

test.describe("header", () => {
  test(
    "menu and chat open without a word on the console",
    bothSizes,
    async ({ page, isMobile }) => {
      const logged: string[] = [];
      page.on("console", (message) => logged.push(message.text()));
      await page.goto("/");
      await isHydrated(page);
      if (isMobile) {
        await openMenu(page).click();
        await page.getByRole("button", { name: "Close menu" }).click();
        await expect(drawer(page)).toBeHidden();
      }
      await chatButton(page).click();
      await expect(chatLog(page)).toContainText(/\w/);
      expect(logged).toEqual([]);
    },
  );

  test("Book Now is reported as header_nav and opens the booking page in the same window", async ({
    page,
    context,
  }) => {
    const sources = await recordBookingClicks(page);
    await page.goto("/");
    await isHydrated(page);
    await openMenu(page).click();
    await page.getByRole("navigation").getByRole("link", { name: "Book Now" }).click();
    await expect(page).toHaveURL(bookingAddress);
    await expect.poll(() => sources).toEqual(["header_nav"]);
    expect(context.pages()).toHaveLength(1);
  });

  test("the first Tab offers to skip to the content", async ({ page }) => {
    await page.goto("/");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
  });
});

test.describe("menu below md", () => {
  test.use({ viewport: { width: 767, height: 740 } });

  test("is 250 px wide at the right edge", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    await openMenu(page).click();
    await expect(drawer(page)).toBeVisible();
    expect(await drawer(page).boundingBox()).toMatchObject({ x: 767 - 250, width: 250, y: 0 });
  });

  const ways = {
    "the close icon": (page: Page) => page.getByRole("button", { name: "Close menu" }).click(),
    "a click outside": (page: Page) => page.mouse.click(20, 400),
    Escape: (page: Page) => page.keyboard.press("Escape"),
  };

  for (const [way, close] of Object.entries(ways)) {
    test(`closes by ${way} and gives the focus back`, async ({ page }) => {
      await page.goto("/");
      await openMenu(page).click();
      await expect(drawer(page)).toBeVisible();
      await close(page);
      await expect(drawer(page)).toBeHidden();
      await expect(openMenu(page)).toBeFocused();
    });
  }

  test("opens by keyboard and keeps the focus inside", async ({ page }) => {
    await page.goto("/");
    await openMenu(page).focus();
    await page.keyboard.press("Enter");
    await expect(drawer(page)).toBeVisible();
    // Once round: past the last link the focus may rest on the browser's own bar, never on the page.
    for (let presses = 0; presses < 14; presses += 1) {
      await page.keyboard.press("Tab");
      const isOutside = await drawer(page).evaluate(
        (dialog) =>
          document.activeElement !== document.body && !dialog.contains(document.activeElement),
      );
      expect(isOutside).toBe(false);
    }
  });

  test("has the footer's links that it shares, which every page has", async ({ page }) => {
    const links = content.navigation.footer
      .flatMap((group) => group.links)
      .filter(({ inMenu }) => inMenu);
    expect(links).not.toEqual([]);
    for (const path of ["/", "/404.html"])
      for (const { name, href } of links) {
        await page.goto(path);
        await openMenu(page).click();
        await drawer(page).getByRole("link", { name }).click();
        await expect(page).toHaveURL(href);
        await expect(drawer(page)).toBeHidden();
        await page.goto(path);
        await page.getByRole("contentinfo").getByRole("link", { name }).click();
        await expect(page).toHaveURL(href);
      }
  });

  test("has no accessibility violations, closed and open", async ({ page, axe }) => {
    await page.goto("/");
    expect(await axe("header")).toEqual([]);
    await openMenu(page).click();
    await expect(drawer(page)).toBeVisible();
    expect(await axe("header")).toEqual([]);
  });
});

test.describe("menu without scripts", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  for (const way of ["icon", "outside", "Escape"] as const) {
    test(`opens, and closes by ${way}`, async ({ page }) => {
      await page.goto("/");
      await openMenu(page).click();
      await expect(drawer(page).getByRole("link", { name: "Locations" })).toBeVisible();
      if (way === "icon") await page.getByRole("button", { name: "Close menu" }).click();
      if (way === "outside") await page.mouse.click(20, 400);
      if (way === "Escape") await page.keyboard.press("Escape");
      await expect(drawer(page)).toBeHidden();
    });
  }
});

test("the menu answers before the page's scripts have arrived", async ({ page }) => {
  await page.route("**/*.js", () => new Promise(() => undefined));
  await page.goto("/", { waitUntil: "commit" });
  await openMenu(page).click();
  await expect(drawer(page).getByRole("link", { name: "Locations" })).toBeVisible();
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("the menu doesn't stay over the page that Back leads to", async ({ page }) => {
  await page.goto("/faq/");
  await isHydrated(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL("/about/");
  await openMenu(page).click();
  await expect(drawer(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/faq/");
  await expect(drawer(page)).toBeHidden();
});

test("a phone that is turned with its menu open answers the next tap", async ({ page }) => {
  await page.setViewportSize({ width: 430, height: 932 });
  await page.goto("/faq/");
  await isHydrated(page);
  await openMenu(page).click();
  await expect(drawer(page)).toBeVisible();
  await page.setViewportSize({ width: 932, height: 430 });
  const [first] = content.navigation.header;
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: first!.name })
    .tap();
  await expect(page).toHaveURL(first!.href);
});

test("what stays beside a text stays below the header's row", desktopOnly, async ({ page }) => {
  for (const route of ["/terms/", "/about/", "/services/", "/qr-poster/"]) {
    await page.goto(route);
    const [header, ...tops] = await page.evaluate(() => {
      const staying = [...document.querySelectorAll("main *")].filter(
        (part) => getComputedStyle(part).position === "sticky",
      );
      // Each as far up as it comes while its own column is read.
      const tops = staying.map((part) => {
        part.parentElement?.scrollIntoView({ behavior: "instant", block: "start" });
        scrollBy({ top: 200, behavior: "instant" });
        return part.getBoundingClientRect().top;
      });
      return [document.querySelector("header")?.getBoundingClientRect().bottom ?? 0, ...tops];
    });
    expect(tops, route).toHaveLength(1);
    expect(tops[0], route).toBeGreaterThanOrEqual(header ?? 0);
  }
});
