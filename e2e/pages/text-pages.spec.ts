import type { Page } from "@playwright/test";
import { recordBookingClicks } from "../support/booking-clicks";
import { content } from "../support/content";
import { anySize, expect, test } from "../support/fixtures";
import { isHydrated } from "../support/hydration";

const { site, team } = content;
const main = (page: Page) => page.getByRole("main");

const pages = [
  ["/about/", "Meet Your Groomer"],
  ["/terms/", "Terms"],
  ["/privacy/", "Privacy"],
  ["/faq/", "FAQ"],
  ["/help/", "Help"],
  ["/book/", "This is the booking page"],
  ["/error/", "Something went wrong"],
  ["/devteam/", "Development Team"],
] as const;

for (const [path, title] of pages) {
  test(`${path} has one title and nothing to scroll sideways`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  });
}

// Helmet mends a wrong head in the browser, so only the built HTML shows one.
test("each page's own title and address stand in its HTML", anySize, async ({ request }) => {
  const own = (path: string) => `href="${new URL(path, site.url).href}"`;
  const listed = pages.map(([address]) => address).filter((address) => address !== "/error/");
  for (const path of [...listed, "/", "/blog/", "/services/"]) {
    const html = await (await request.get(path)).text();
    expect(html.match(/<link[^>]*rel="canonical"[^>]*>/g), path).toEqual([
      expect.stringContaining(own(path)),
    ]);
    expect(html.match(/<title data-react-helmet/g), path).toHaveLength(1);
  }
});

test("/home/ shows the home page and names / as its address", anySize, async ({ page }) => {
  await page.goto("/home/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("In Dogs We Trust");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    "href",
    new URL("/", site.url).href,
  );
});

test.describe("Meet Your Groomer", () => {
  test("shows who it is, the philosophy and the ways on", anySize, async ({ page }) => {
    await page.goto("/about/");
    for (const { name } of team) {
      await expect(page.getByRole("img", { name: `Portrait of ${name}` })).toBeVisible();
    }
    await expect(page.getByRole("complementary", { name: "What I believe" })).toBeVisible();
    await page.getByRole("link", { name: "Read Our Blog" }).click();
    await expect(page).toHaveURL("/blog/");
  });

  test("books at the second form of the address and says where from", anySize, async ({ page }) => {
    const sources = await recordBookingClicks(page);
    await page.goto("/about/");
    await isHydrated(page);
    const link = page.getByRole("link", { name: "Book an Appointment" });
    const { groomerPageUrl, parameter, name } = site.booking;
    await expect(link).toHaveAttribute("href", `${groomerPageUrl}?${parameter}=${name}`);
    await link.click({ noWaitAfter: true });
    await expect.poll(() => sources).toEqual(["about"]);
  });
});

test(
  "Help names the contact options: mail, call, form and FAQ; chat is coming",
  anySize,
  async ({ page }) => {
    await page.goto("/help/");
    const options: [string, string | RegExp][] = [
      [site.email, `mailto:${site.email}`],
      [site.phone, /^tel:\+1\d{10}$/],
      ["Send a message", "/contact/"],
      ["Read the answers", "/faq/"],
    ];
    for (const [name, href] of options) {
      await expect(main(page).getByRole("link", { name })).toHaveAttribute("href", href);
    }
    await expect(main(page)).toContainText("Live chat");
    await expect(page.getByText("Coming Soon!", { exact: true })).toBeVisible();
  },
);

test("the booking page leads to the booking service", anySize, async ({ page }) => {
  await page.goto("/book/");
  const { url, parameter, name } = site.booking;
  await expect(main(page).getByRole("link", { name: "Book Now" })).toHaveAttribute(
    "href",
    `${url}?${parameter}=${name}`,
  );
});

test.describe("Development Team", () => {
  const { name, url } = site.developer;

  test(
    "shows the developer's site, shut in, and a way out to it",
    anySize,
    async ({ page, context }) => {
      await context.route(`${url}/**`, (route) =>
        route.fulfill({
          contentType: "text/html",
          body: "<h1>Hello</h1>",
        }),
      );
      await page.goto("/devteam/");
      await expect(main(page)).toContainText(name);
      await expect(main(page).getByRole("link", { name: new URL(url).hostname })).toHaveAttribute(
        "href",
        url,
      );
      const frame = page.getByTitle(`Website of ${name}`);
      await expect(frame).toHaveAttribute("sandbox", "allow-scripts");
      await expect(frame.contentFrame().getByRole("heading", { name: "Hello" })).toBeVisible();
    },
  );

  test("leaves the link when the developer's site doesn't load", anySize, async ({ page }) => {
    await page.goto("/devteam/");
    await expect(main(page).getByRole("link", { name: new URL(url).hostname })).toBeInViewport();
  });
});
