import { content } from "../support/content";
import { expect, test } from "../support/fixtures";
import { navigate, openHydrated, setDate } from "../support/page";

const { developer } = content.site;

for (const [path, host, notice] of [
  ["/", "https://www.openstreetmap.org/**", "The map can’t load here."],
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
  ["/locations/", "https://www.openstreetmap.org/**", /^Closed today for Thanksgiving Day/],
  ["/devteam/", `${developer.url}/**`, /^© 2027 /],
] as const)
  test(`${path}: the page is current, also if a frame's host never answers`, async ({ page }) => {
    await setDate(page, "2027-11-25T12:00:00-06:00");
    const requested = new Promise<void>((resolve) => void page.route(host, () => resolve()));
    await page.goto(path, { waitUntil: "commit" });
    await requested;
    await expect(page.getByText(current).first()).toBeVisible();
  });

test("a link to a page with another frame loads its document, whose policy allows it", async ({
  page,
}) => {
  await page.route(`${developer.url}/**`, (route) => route.fulfill({ body: "the other site" }));
  await openHydrated(page, "/faq/");
  await page.getByRole("link", { name: "Development Team" }).click();
  await expect(page.frameLocator("main iframe").getByText("the other site")).toBeVisible();

  await openHydrated(page, "/home/");
  await page.evaluate(() => document.body.setAttribute("data-same", ""));
  await page
    .getByRole("banner")
    .getByRole("link")
    .filter({ has: page.locator("svg") })
    .click();
  await expect(page).toHaveURL("/");
  await expect(page.locator("body")).toHaveAttribute("data-same");
  // Such as by Back after a reload.
  await navigate(page, "/devteam/");
  await expect(page.getByText("The preview can’t load here.")).toBeVisible();
});
