import type { Page } from "@playwright/test";
import { expect, slow, test } from "../support/fixtures";
import { navigate } from "../support/navigate";
import { waitForHydration } from "../support/hydration";
import { openBlog } from "../support/post-dialog";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Loads a URL and expects the page of the built HTML before and after the scripts run. */
async function expectPage(page: Page, url: string, title: string) {
  await page.goto(url, { waitUntil: "networkidle" });
  await expect(heading(page), url).toHaveText(title);
  await expect(page.getByRole("contentinfo"), url).toBeVisible();
}

const pages = [
  ["/#100%", "In Dogs We Trust"],
  ["/?size=%&q=%E0%A4%A&utm_source=%ff#%", "In Dogs We Trust"],
  ["/services/#50%off", "Our Services"],
  ["/services/?size=%&coat=%E0%A4%A", "Our Services"],
  ["/faq/#%E0%A4%A", "FAQ"],
  ["/faq?%#%", "FAQ"],
  ["/contact/?message=%#%", "Questions?"],
  ["/blog/thanksgiving/#%", "Thanksgiving With Dogs: Who Gets What"],
] as const;

for (const [url, title] of pages)
  test(`${url} shows its page, which answers`, url === "/#100%" ? {} : slow, async ({ page }) => {
    await expectPage(page, url, title);
    await waitForHydration(page);
  });

test(
  "a path that names no page shows the not-found page, however it is encoded",
  slow,
  async ({ page, allowedErrors }) => {
    // The router has no route for a segment that starts with a colon.
    allowedErrors.push(/status of 404/, /is a reserved name/, /page resources for .* not found/);
    const paths = [
      "/%",
      "/%ff/",
      "/faq/%",
      "/%E0%A4%A/",
      "/a%40b/",
      "/faq%2Fx/",
      "/:path/",
      "/%00",
    ];
    for (const path of paths) await expectPage(page, path, "Page not found");
    await page.getByRole("link", { name: "Go back home" }).click();
    await expect(heading(page)).toHaveText("In Dogs We Trust");
  },
);

test("a malformed fragment or query after the start changes nothing", slow, async ({ page }) => {
  await page.goto("/services/");
  await waitForHydration(page);
  await page.evaluate(() => (location.hash = "50%off"));
  await page.evaluate(() => {
    const link = document.createElement("a");
    link.href = "?size=%#%E0%A4%A";
    history.pushState(null, "", link.href);
    link.href = "#%";
    document.querySelector("main")?.append(link);
    link.click();
  });
  await page.goBack();
  await page.goBack();
  await expect(heading(page)).toHaveText("Our Services");
  await navigate(page, "/faq/?%#100%");
  await expect(heading(page)).toHaveText("FAQ");
  await navigate(page, "/faq/#%ff");
  // The router changes the URL only after it has loaded the page.
  await expect(page).toHaveURL(/#%ff$/);
  await page.goBack();
  await page.goBack();
  await expect(heading(page)).toHaveText("Our Services");
});

test("entries of the history with a foreign state keep the page", slow, async ({ page }) => {
  await openBlog(page);
  const states = [
    null,
    5,
    "%",
    [],
    { key: {} },
    { post: 5, grid: [] },
    { post: "/%/", grid: "/blog/" },
  ];
  for (const state of states)
    await page.evaluate((entry) => history.pushState(entry, "", "#%"), state);
  for (const state of states) {
    await page.goBack();
    await expect(heading(page), JSON.stringify(state)).toHaveText("Dog Grooming Blog");
  }
  await page.evaluate(() => history.replaceState({ key: {}, post: 5 }, ""));
  await page.reload();
  await waitForHydration(page);
  await expect(heading(page)).toHaveText("Dog Grooming Blog");
});
