import type { Page } from "@playwright/test";
import { block, expect, leaves, test } from "./analytics-fixtures";
import { bothSizes } from "../support/fixtures";
import { fullSite } from "../../test/sites/sites.mjs";
import { libraryFiles, prepareVisit, summarize, type Visit } from "./visit";

const bookNow = (page: Page) => page.getByRole("link", { name: "Book Now!" });
const told = (visit: Visit) => expect.poll(async () => summarize(await visit.events()));
const [library = "no library"] = libraryFiles(fullSite.folder);

/** Settles when the provider's library has taken over: it sends the view of the page by itself. */
const libraryRuns = (page: Page) =>
  page.waitForRequest((request) => request.url().includes("/track/"));

/* Which place each link names is in e2e/built-files/content.spec.ts. */

test(
  "the header's is told twice, as header_nav and as Location Header",
  bothSizes,
  async ({ page }) => {
    const visit = prepareVisit();
    await page.goto(visit.address);
    const menu = page.getByRole("button", { name: "Open menu" });
    if (await menu.isVisible()) await menu.click();
    const left = leaves(page);
    await page.getByRole("navigation").getByRole("link", { name: "Book Now" }).click();
    await left;
    await told(visit).toEqual(["/", "header_nav", "Location Header"]);
    const [, first, second] = await visit.events();
    for (const { event } of [first, second].filter((one) => one !== undefined))
      expect(event).toBe("Book Now Clicked");
    expect(first?.properties).toMatchObject({ device_type: "desktop", referrer: "" });
    expect(second?.properties).toMatchObject({ Location: "Header" });
  },
);

test.describe("a click is told once", () => {
  test("before the page's scripts have arrived", async ({ page, allowedErrors }) => {
    await block(page, "*.js", allowedErrors);
    const visit = prepareVisit();
    await page.goto(visit.address, { waitUntil: "commit" });
    const left = leaves(page);
    await bookNow(page).click();
    await left;
    await told(visit).toEqual(["/", "home_hero"]);
  });

  test("after the page's scripts, without the provider's", async ({ page, allowedErrors }) => {
    await block(page, `*${library}`, allowedErrors);
    const visit = prepareVisit();
    const blocked = page.waitForEvent("requestfailed", (one) => one.url().includes(library));
    await page.goto(visit.address, { waitUntil: "commit" });
    await blocked;
    await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
    await expect(page).toHaveURL("/faq/");
    // The address changes first; a page that nobody has seen is no view.
    await expect(page.getByRole("heading", { level: 1, name: "FAQ" })).toBeVisible();
    await page.goBack();
    await expect(bookNow(page)).toBeVisible();
    const left = leaves(page);
    await bookNow(page).click();
    await left;
    await told(visit).toEqual(["/", "/faq/", "/", "home_hero"]);
  });

  test("after the provider's script runs", async ({ page }) => {
    const visit = prepareVisit();
    const running = libraryRuns(page);
    await page.goto(visit.address);
    await running;
    const left = leaves(page);
    await bookNow(page).click();
    await left;
    await told(visit).toEqual(["/", "home_hero"]);
  });
});

test("a visitor who comes back is the same one", async ({ page, context, allowedErrors }) => {
  await block(page, "*.js", allowedErrors);
  const visit = prepareVisit();
  await page.goto(visit.address, { waitUntil: "commit" });
  await bookNow(page).click();
  await told(visit).toEqual(["/", "home_hero"]);
  await (await context.newPage()).goto("/terms/");
  await told(visit).toEqual(["/", "home_hero", "/terms/"]);
});
