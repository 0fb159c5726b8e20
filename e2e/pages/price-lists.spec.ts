import { recordBookingClicks } from "../support/booking-clicks";
import { bookingAddress, content } from "../support/content";
import { anySize, expect, test } from "../support/fixtures";
import { isHydrated } from "../support/hydration";

const headings = {
  to14: "Price list: 0-14 lbs",
  large: "Price list: 15-30 lbs",
  long: "Price list: 31-50 lbs",
  short: "Price list: 51-70 lbs and 71+ lbs",
  addons: "Price list: Add-ons",
};

const items = [
  ["Deluxe", "$55"],
  ["Furminator", "$30"],
  ["Pawdicure", "$25"],
  ["Puppy Package", "$40"],
  ["Teeth Cleaning", "$50"],
  ["Pampered Pooch", "$70"],
  ["Aromatherapy Bath", "$35"],
  ["Tick and Flea Treatment", "$45"],
  ["Blueberry Facial", "$20"],
  ["Paw Balm Treatment", "$15"],
  ["Ear Cleaning", "$20"],
] as const;

for (const [slug, heading] of Object.entries(headings)) {
  test(`/${slug}/ lists the 11 services under 'Small Dogs'`, async ({ page, axe }) => {
    await page.goto(`/${slug}/`);
    await expect(page).toHaveTitle(`${heading} | ${content.site.name}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    const table = page.getByRole("table", { name: "Small Dogs" });
    await expect(table.getByRole("columnheader")).toHaveText(["Service", "Description", "Price"]);
    await expect(table.getByRole("rowheader")).toHaveText(items.map(([name]) => name));
    for (const [name, price] of items) {
      const cells = table.getByRole("row", { name }).getByRole("cell");
      await expect(cells.first()).toHaveText(/\S/);
      await expect(cells.last()).toHaveText(price);
    }
    expect(await axe()).toEqual([]);
  });
}

test("each list has a description of its own", anySize, async ({ page }) => {
  const descriptions = new Set<string | null>();
  for (const slug of Object.keys(headings)) {
    await page.goto(`/${slug}/`);
    descriptions.add(await page.locator('meta[name="description"]').getAttribute("content"));
  }
  expect(descriptions.size).toBe(5);
});

test("leads to booking, to the services and to the other lists", anySize, async ({ page }) => {
  const sources = await recordBookingClicks(page);
  await page.goto("/long/");
  await isHydrated(page);
  const main = page.getByRole("main");
  const others = main.getByRole("navigation", { name: "Price lists" });
  await expect(others.getByRole("link")).toHaveCount(6);
  await expect(others.locator("[aria-current]")).toHaveText("31-50 lbs");
  await expect(main.getByRole("link", { name: /Our Services/ })).toHaveAttribute(
    "href",
    "/services/",
  );
  const request = page.waitForRequest(bookingAddress);
  await main.getByRole("link", { name: "Book Now" }).click();
  await request;
  await expect.poll(() => sources).toEqual(["price_list"]);
});

test("holds on a window of 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/short/");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const price = await page.getByRole("cell", { name: "$45" }).boundingBox();
  expect(price && price.x + price.width).toBeLessThan(320);
});

test("prints on one sheet, with the shop's address", anySize, async ({ page }) => {
  await page.goto("/short/");
  const pdf = (await page.pdf({ format: "Letter" })).toString("latin1");
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("main").getByText(content.site.address.street)).toBeVisible();
  await expect(page.getByRole("link", { name: "Book Now" })).toHaveCount(0);
});

test.describe("from a desktop", () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test("prints in the site's fonts", anySize, async ({ page }) => {
    await page.goto("/short/");
    await page.evaluate(() => document.fonts.ready);
    const pdf = (await page.pdf({ format: "Letter" })).toString("latin1");
    expect(pdf).toContain("Fraunces"); // Figtree, whose weights vary, is drawn without a name
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the list is there", anySize, async ({ page }) => {
    await page.goto("/to14/");
    await expect(page.getByRole("table", { name: "Small Dogs" }).getByRole("row")).toHaveCount(12);
  });
});
