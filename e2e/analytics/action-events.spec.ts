import { fillIn, partsOf } from "../support/contact-form";
import { isHydrated } from "../support/hydration";
import { expect, test } from "./analytics-fixtures";
import { prepareVisit, type ToldEvent } from "./visit";

/* Which click and which outcome is which event is in src/analytics. */

/** An event in a line: its name, and what it says of its own. */
const inWords = ({ event, properties: { location, reason } }: ToldEvent) =>
  [event, location, reason].filter((word) => typeof word === "string").join(" ");

test("a call, a form's failure and a way out are told, and no word that was typed", async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push(/ERR_NAME_NOT_RESOLVED|Failed to load resource/);
  // The browser would ask about the other program, in front of which later taps don't reach the page.
  await page.addInitScript(() =>
    addEventListener("click", (click) => {
      const { protocol = "" } = (click.target as Element).closest("a") ?? {};
      if (protocol === "tel:") click.preventDefault();
    }),
  );
  const visit = prepareVisit("/contact/");
  await page.goto(visit.address);
  await isHydrated(page);
  await page.locator("header a[href^='tel:']").first().click();
  const { send, alert } = partsOf(page);
  await fillIn(page);
  await send.click();
  await expect(alert).toBeVisible();
  const directions = page.locator("main a[href^='https://www.google.com/maps/dir/']");
  await directions.first().click({ noWaitAfter: true });
  await expect
    .poll(async () => (await visit.events()).map(inWords))
    .toEqual([
      "Page Viewed page",
      "Phone Clicked header",
      "Form Failed contact_form network",
      "Directions Clicked page",
    ]);
  expect(JSON.stringify(await visit.events())).not.toMatch(/Ada|Byron|ada@|one bath/);
});
