import type { Page } from "@playwright/test";
import { expect, slow, test } from "../support/fixtures";
import { waitForHydration } from "../support/hydration";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Expects a page before and after its scripts run. */
async function expectPage(page: Page, title: string, url: string) {
  await expect(heading(page), url).toHaveText(title);
  await expect(page.getByRole("contentinfo"), url).toBeVisible();
}

const malformed = [
  ["/#100%", "In Dogs We Trust"],
  ["/?size=%&q=%E0%A4%A&utm_source=%ff#%", "In Dogs We Trust"],
  ["/services/#50%off", "Our Services"],
  ["/services/?size=%&coat=%E0%A4%A", "Our Services"],
  ["/faq/#%E0%A4%A", "FAQ"],
  ["/faq?%#%", "FAQ"],
  ["/contact/?message=%#%", "Questions?"],
  ["/blog/thanksgiving/#%", "Thanksgiving With Dogs: Who Gets What"],
] as const;

for (const [name, urls, options] of [
  ["a malformed fragment", malformed.slice(0, 1), {}],
  ["other malformed fragments and queries", malformed.slice(1), slow],
] as const)
  test(`a URL with ${name} shows its page`, options, async ({ page }) => {
    for (const [url, title] of urls) {
      await page.goto("about:blank"); // otherwise another fragment doesn't load the page
      await page.goto(url);
      await waitForHydration(page);
      await expectPage(page, title, url);
    }
  });

test("a malformed path shows the not-found page", slow, async ({ page, allowedErrors }) => {
  // Gatsby decodes some paths twice, and the router has no route for a segment that starts with a colon.
  allowedErrors.push(/status of 404/, /page resources for .* not found/);
  allowedErrors.push(/^URIError/, /is a reserved name/);
  const paths = ["/%", "/%ff/", "/faq/%", "/%E0%A4%A/", "/a%40b/", "/faq%2Fx/", "/:path/", "/%00"];
  for (const path of paths) {
    // React doesn't hydrate all of these pages.
    await page.goto(path, { waitUntil: "networkidle" });
    await expectPage(page, "Page not found", path);
  }
  await page.getByRole("link", { name: "Go back home" }).click();
  await expect(heading(page)).toHaveText("In Dogs We Trust");
});
