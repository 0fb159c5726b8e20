import { expect, slow, test } from "../support/fixtures";
import { waitForHydration } from "../support/page";

const notFound = "Page not found";

/** Malformed paths, queries and fragments, and the heading of their page. */
const urls: readonly (readonly [url: string, heading: string])[] = [
  ["/100%", notFound],
  ["/#100%", "In Dogs We Trust"],
  ["/100%25/", notFound],
  ["//100%", notFound],
  ["/caf%C3%A9/", notFound],
  ["/%00", notFound],
  ["/faq%2Fx/", notFound],
  ["/:path/", notFound],
  ["/*", notFound],
  ["/?size=%&q=%E0%A4%A&utm_source=%ff#%", "In Dogs We Trust"],
  ["/services/?size=%&coat=%E0%A4%A", "Our Services"],
  ["/faq/#%E0%A4%A", "FAQ"],
  ["/faq?%#%", "FAQ"],
  ["/blog/thanksgiving/#%", "Thanksgiving With Dogs: Who Gets What"],
];

for (const [index, [url, title]] of urls.entries())
  test(
    `${url} shows its page before and after hydration, and leads to another`,
    index < 2 ? {} : slow,
    async ({ page, baseURL, allowedErrors }) => {
      if (title === notFound) allowedErrors.push(/status of 404/);
      const heading = page.getByRole("heading", { level: 1 });
      await page.goto(`${baseURL}${url}`, { waitUntil: "commit" });
      await expect(heading).toHaveText(title);
      await waitForHydration(page);
      await expect(heading).toHaveText(title);
      await page.evaluate(() => document.documentElement.setAttribute("data-same-page", ""));
      await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
      await expect(page).toHaveURL("/about/");
      await expect(heading).not.toHaveText(title);
      await expect(page.locator("html[data-same-page]")).toHaveCount(1);
    },
  );
