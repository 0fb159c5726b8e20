import type { Page } from "@playwright/test";
import { fillIn, open as openContact } from "../support/contact-form";
import { content } from "../support/content";
import { isHydrated } from "../support/hydration";
import { expect, leaves, test } from "./analytics-fixtures";
import { prepareVisit, type ToldEvent, type Visit } from "./visit";

/* What visitors do besides reading and booking. Which outcome is which event is in src/analytics. */

const own = ["category", "coat", "format", "location", "reason", "size"] as const;

/** An event in a line: its name, and what it says of its own. */
const inWords = ({ event, properties }: ToldEvent) =>
  [event, ...own.map((name) => properties[name])]
    .filter((word) => typeof word === "string")
    .join(" ");

/** What was told after the first page was seen. */
const told = (visit: Visit) =>
  expect.poll(async () => (await visit.events()).slice(1).map(inWords));

const link = (page: Page, part: string, address: string) =>
  page.locator(`${part} a[href^="${address}"]`).first();

test("calls, messages and mails are told with their place, directions though they leave", async ({
  page,
}) => {
  const visit = prepareVisit("/contact/");
  // The browser would ask about another program, in front of which later taps don't reach the page.
  await page.addInitScript(() =>
    addEventListener("click", (click) => {
      const { protocol = "" } = (click.target as Element).closest("a") ?? {};
      if (!protocol.startsWith("http")) click.preventDefault();
    }),
  );
  await page.goto(visit.address);
  await link(page, "header", "tel:").click();
  await link(page, "main", "sms:").click();
  await link(page, "main", "mailto:").click();
  await link(page, "main", "https://www.google.com/maps/dir/").click({ noWaitAfter: true });
  await told(visit).toEqual([
    "Phone Clicked header",
    "Text Clicked page",
    "Mail Clicked page",
    "Directions Clicked page",
  ]);
});

test("a form's failure is told, and no word that was typed", async ({ page, allowedErrors }) => {
  allowedErrors.push(/ERR_NAME_NOT_RESOLVED|Failed to load resource/);
  const visit = prepareVisit("/contact/");
  await page.goto(visit.address);
  await isHydrated(page);
  const { send, alert } = await openContact(page);
  await fillIn(page);
  await send.click();
  await expect(alert).toBeVisible();
  await expect
    .poll(async () => (await visit.events()).map(inWords))
    .toContain("Form Failed contact_form network");
  expect(JSON.stringify(await visit.events())).not.toMatch(/Ada|Byron|ada@|one bath/);
});

test("who scanned the poster is seen, and books", async ({ page }) => {
  const visit = prepareVisit("/book/?utm_source=poster");
  await page.goto(visit.address);
  const left = leaves(page);
  await page.getByRole("main").getByRole("link", { name: "Book Now" }).click();
  await left;
  await told(visit).toEqual(["Book Now Clicked book_page"]);
  for (const { properties } of await visit.events())
    expect(new URL(properties.current_url).searchParams.get("utm_source")).toBe("poster");
});

test.describe("without a token", () => {
  test.use({ site: "built" });

  test("nothing listens and nothing is told", async ({ page, request }) => {
    const visit = prepareVisit("/contact/");
    await page.goto(visit.address);
    await isHydrated(page);
    await link(page, "header", "tel:").click();
    expect(await visit.events()).toEqual([]);
    const html = await (await request.get("/contact/")).text();
    expect(html).not.toContain("Phone Clicked");
    expect(html).toContain(content.site.phone);
  });
});
