import { fillIn, openContactForm } from "../support/contact-form";
import { expect, prepareVisit, summarize, test, waitForBooking } from "./visit";
import { navigate } from "../support/page";

test("records a page view on load, on navigation, on Back and when a post dialog opens", async ({
  page,
}) => {
  const visit = prepareVisit("/services/");
  const expectViews = expect.poll(async () => summarize(await visit.events()));
  await page.goto(visit.url);
  await expectViews.toEqual(["/services/"]);
  // A change of fragment or query isn't a page view.
  await page.evaluate(() => (window.location.hash = "prices"));
  await page.evaluate(() => window.history.pushState(null, "", "?size=small"));
  await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
  // A visitor who leaves before a page loads hasn't viewed it.
  await expect(page.getByRole("heading", { level: 1, name: "FAQ" })).toBeVisible();
  await page.goBack();
  await expectViews.toEqual(["/services/", "/faq/", "/services/"]);
  await navigate(page, "/blog/");
  await page.locator('article a[href^="/blog/"]').first().click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  const post = new URL(page.url()).pathname;
  await dialog.getByRole("button", { name: "Close" }).click();
  await expectViews.toEqual(["/services/", "/faq/", "/services/", "/blog/", post, "/blog/"]);
});

/* src/analytics tests the other events. */
test("records a failed form without the visitor's input", async ({ page, allowedErrors }) => {
  allowedErrors.push(/ERR_NAME_NOT_RESOLVED|Failed to load resource/);
  const visit = prepareVisit("/contact/");
  const { send } = await openContactForm(page, visit.url);
  await fillIn(page);
  await send.click();
  await expect.poll(async () => (await visit.events()).at(-1)?.event).toBe("Form Failed");
  expect((await visit.events()).at(-1)?.properties).toMatchObject({
    location: "contact_form",
    reason: "uncertain",
  });
  expect(JSON.stringify(await visit.events())).not.toMatch(/Ada|Byron|ada@|one bath/);
});

test.describe("on a phone", () => {
  test.use({
    userAgent:
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148",
  });

  test("each event contains URL, time and device, and the header's Book Now sends two events", async ({
    page,
  }) => {
    const visit = prepareVisit();
    await page.goto(visit.url, { referer: "https://search.example/" });
    await page.getByRole("button", { name: "Open menu" }).click();
    const booking = waitForBooking(page);
    await page.getByRole("navigation").getByRole("link", { name: "Book Now" }).click();
    await booking;
    await expect
      .poll(async () => (await visit.events()).map(({ event }) => event))
      .toEqual(["Page Viewed", "Book Now Clicked", "Book Now Clicked"]);
    const events = await visit.events();
    for (const event of events)
      expect(event).toMatchObject({
        route: "track",
        properties: {
          token: "test-token",
          referrer: "https://search.example/",
          device_type: "mobile",
          timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as unknown,
          current_url: expect.stringMatching(
            /^http:\/\/localhost:\d+\/\?utm_content=works-/,
          ) as unknown,
          current_path: "/",
          environment: "production",
        },
      });
    const [viewed, first, second] = events.map(({ properties }) => properties);
    expect(viewed).toMatchObject({ location: "page", path: "/", url: viewed?.current_url });
    expect(first).toMatchObject({ location: "header_nav" });
    expect(second).toMatchObject({ location: "Location Header", Location: "Header" });
  });
});
