import { content } from "../support/content";
import { expect, test } from "../support/fixtures";
import { navigate, openHydrated, setDate, waitForHydration } from "../support/page";

const { developer } = content.site;
const mapHost = "https://www.openstreetmap.org/**";

for (const [path, host, notice] of [
  ["/", mapHost, "The map can’t load here."],
  ["/devteam/", `${developer.url}/**`, "The preview can’t load here."],
] as const)
  test(`${path}: a link in place of a blocked frame, and the frame once it isn't blocked`, async ({
    page,
  }) => {
    let isBlocked = true;
    await page.route(host, (route) =>
      isBlocked ? route.abort("blockedbyclient") : route.fulfill({ body: "the other site" }),
    );
    await page.goto(path);
    // A frame in the first screen may be replaced already.
    await page.evaluate(() => document.querySelector("main iframe")?.scrollIntoView());
    const card = page.getByText(notice).locator("..");
    await expect(card.getByRole("link")).toBeVisible();
    isBlocked = false;
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await expect(card).toBeHidden();
    const frame = page.frameLocator("main iframe");
    await expect(frame.getByText("the other site")).toBeVisible();
  });

for (const [path, host, current] of [
  ["/locations/", mapHost, /^Closed today for Thanksgiving Day/],
  ["/devteam/", `${developer.url}/**`, /^© 2027 /],
] as const)
  test(`${path}: the page is current, also if a frame's host never answers`, async ({ page }) => {
    await setDate(page, "2027-11-25T12:00:00-06:00");
    const requested = new Promise<void>((resolve) => void page.route(host, () => resolve()));
    await page.goto(path, { waitUntil: "commit" });
    await requested;
    await expect(page.getByText(current).first()).toBeVisible();
  });

test("links to pages with frames keep the document, and each frame loads, also after Back", async ({
  page,
}) => {
  for (const host of [mapHost, `${developer.url}/**`])
    await page.route(host, (route) => route.fulfill({ body: "the other site" }));
  // Again if React replaces the last page's frame meanwhile.
  const expectFrame = () =>
    expect(async () => {
      await page.locator("main iframe").scrollIntoViewIfNeeded();
      await expect(page.frameLocator("main iframe").getByText("the other site")).toBeVisible();
    }).toPass();
  await page.setViewportSize({ width: 1280, height: 800 });
  await openHydrated(page, "/");
  await navigate(page, "/faq/");
  await expect(page).toHaveURL("/faq/");
  await page.reload();
  await waitForHydration(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expectFrame();
  const banner = page.getByRole("banner");
  for (const [path, link] of [
    ["/locations/", banner.getByRole("link", { name: "Locations" })],
    ["/devteam/", page.getByRole("link", { name: "Development Team" })],
    ["/", banner.getByRole("link").filter({ has: page.locator("svg") })],
  ] as const) {
    await link.click();
    await expect(page).toHaveURL(path);
    await expectFrame();
  }
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
});
