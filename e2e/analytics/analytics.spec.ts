import { expect, leaves, test } from "./analytics-fixtures";
import { prepareVisit, summarize } from "./visit";

test.describe("Page Viewed", () => {
  test("is told on load, on each change of the page, and on Back, once each", async ({ page }) => {
    const visit = prepareVisit("/services/");
    await page.goto(visit.address);
    await expect.poll(async () => summarize(await visit.events())).toEqual(["/services/"]);
    // A change within the page is none of the page.
    await page.evaluate(() => (window.location.hash = "prices"));
    await page.evaluate(() => window.history.pushState(null, "", "?size=small"));
    const footer = page.getByRole("contentinfo");
    await footer.getByRole("link", { name: "FAQ" }).click();
    await expect(page).toHaveURL("/faq/");
    await footer.getByRole("link", { name: "FAQ" }).click();
    await footer.getByRole("link", { name: "Terms" }).click();
    // Who goes back before a page is there has not viewed it.
    await expect(page.getByRole("heading", { level: 1, name: "Terms" })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL("/faq/");
    await expect
      .poll(async () => summarize(await visit.events()))
      .toEqual(["/services/", "/faq/", "/terms/", "/faq/"]);
  });

  test("is told of a post that opens over the grid, and of the grid again", async ({ page }) => {
    const visit = prepareVisit("/blog/");
    await page.goto(visit.address);
    await expect.poll(async () => summarize(await visit.events())).toEqual(["/blog/"]);
    await page.getByRole("main").getByRole("article").getByRole("link").first().click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    const post = new URL(page.url()).pathname;
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(dialog).toBeHidden();
    await expect
      .poll(async () => summarize(await visit.events()))
      .toEqual(["/blog/", post, "/blog/"]);
  });
});

test.describe("on a phone", () => {
  test.use({
    userAgent:
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148",
  });

  test("every event says where, when and on what it happened", async ({ page }) => {
    const visit = prepareVisit();
    await page.goto(visit.address, { referer: "https://search.example/" });
    const left = leaves(page);
    await page.getByRole("link", { name: "Book Now!" }).click();
    await left;
    await expect
      .poll(async () => (await visit.events()).map(({ event }) => event))
      .toEqual(["Page Viewed", "Book Now Clicked"]);
    const [viewed, clicked] = await visit.events();
    const url = expect.stringMatching(/^http:\/\/localhost:\d+\/\?visit=works-/) as unknown;
    const common = {
      token: "test-token",
      referrer: "https://search.example/",
      device_type: "mobile",
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as unknown,
      current_url: url,
      current_path: "/",
      environment: "production",
    };
    expect(viewed).toMatchObject({
      route: "track",
      properties: { ...common, location: "page", path: "/", url },
    });
    expect(clicked).toMatchObject({
      route: "track",
      properties: { ...common, location: "home_hero" },
    });
  });
});
