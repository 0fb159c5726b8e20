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

/* src/analytics and test/specification.test.tsx test the other events and all properties. */
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

test("the header's Book Now sends two events before the visitor leaves", async ({ page }) => {
  const visit = prepareVisit();
  await page.goto(visit.url, { referer: "https://search.example/" });
  await page.getByRole("button", { name: "Open menu" }).click();
  const booking = waitForBooking(page);
  await page.getByRole("navigation").getByRole("link", { name: "Book Now" }).click();
  await booking;
  const locations = async () => (await visit.events()).map(({ properties }) => properties.location);
  await expect.poll(locations).toEqual(["page", "header_nav", "Location Header"]);
  for (const { route, properties } of await visit.events()) {
    expect(route).toBe("track");
    expect(properties).toMatchObject({
      token: "test-token",
      referrer: "https://search.example/",
      environment: "production",
    });
  }
});
