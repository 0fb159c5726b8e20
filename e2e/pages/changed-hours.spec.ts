import { notice } from "../../test/sites/full-data.mjs";
import { readHead } from "../built-files/read-head";
import { choose, latestTurn, openChat } from "../support/chat";
import { expect, test } from "../support/fixtures";
import { isHydrated } from "../support/hydration";

/** Noon of the day with other hours: the clocks went forward that night. */
const noon = "2027-03-14T12:00:00-05:00";

test.describe("a notice with other hours for a day", () => {
  test.use({ site: "full" });
  const [changed = { date: "", hours: "" }] = notice.changedHours;

  test("is followed by what the page says of now", async ({ page }) => {
    await page.clock.install({ time: noon });
    await page.goto("/");
    await isHydrated(page);
    await expect(page.getByText("Open today until 2 pm").first()).toBeVisible();
    const today = page.locator("[aria-current=date]");
    await expect(today).toContainText(`Hours today: ${changed.hours}`);
    await page.clock.fastForward("02:00:30");
    await expect(page.getByText("Closed now, opens tomorrow").first()).toBeVisible();
  });

  test("is followed by the hours of the contact card, until the day is over", async ({ page }) => {
    await page.clock.install({ time: "2027-03-14T23:58:00-05:00" });
    await page.goto("/contact/");
    const line = page.getByText("Sunday, March 14", { exact: true });
    await expect(line).toBeVisible();
    await page.clock.fastForward("02:30");
    await expect(line).toBeHidden();
  });

  test("is followed by the chat", async ({ page }) => {
    await page.clock.install({ time: noon });
    await page.goto("/");
    await openChat(page);
    await choose(page, "Hours");
    await expect(latestTurn(page)).toContainText(`But on Sunday, March 14: ${changed.hours}.`);
  });

  test("is followed by what search engines read", async ({ page }) => {
    const { data } = await readHead(page, "/");
    const shop = data.find((one) => "specialOpeningHoursSpecification" in one);
    expect(shop?.specialOpeningHoursSpecification).toContainEqual({
      "@type": "OpeningHoursSpecification",
      validFrom: changed.date,
      validThrough: changed.date,
      opens: "10:00",
      closes: "14:00",
    });
  });
});
