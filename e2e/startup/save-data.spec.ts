import type { Locator } from "@playwright/test";
import { desktopOnly, expect, test } from "../support/fixtures";
import { isHydrated } from "../support/hydration";

test(
  "a visitor who saves data starts the photos, and gets the small ones",
  desktopOnly,
  async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
    );
    const requested: string[] = [];
    page.on("request", (request) => requested.push(new URL(request.url()).pathname));
    await page.goto("/");
    const next = page.getByRole("button", { name: "Next photo" });
    await next.click();
    await isHydrated(page);
    await expect(page.getByRole("group", { name: "2 of 12" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Play photos" })).toBeVisible();
    for (const number of [3, 4]) {
      await next.click();
      await expect(page.getByRole("group", { name: `${number} of 12` })).toBeVisible();
    }
    const later = requested.filter((path) => /img-cache\/(?!doodle|schnauzer|poodle)/.test(path));
    expect(later).not.toEqual([]);
    expect(later.filter((path) => !path.endsWith("-sm.webp"))).toEqual([]);
  },
);

/** Settles when all that watches where a link is has been told. */
const isSeen = (link: Locator) =>
  link.evaluate(
    (element) =>
      new Promise<void>((seen) => new IntersectionObserver(() => seen()).observe(element)),
  );

for (const { effectiveType, is } of [
  { effectiveType: "4g", is: "is" },
  { effectiveType: "3g", is: "is not" },
  { effectiveType: "slow-2g", is: "is not" },
]) {
  test(
    `at ${effectiveType} a page ${is} fetched before somebody asks for it`,
    desktopOnly,
    async ({ page }) => {
      await page.addInitScript(
        (type) =>
          Object.defineProperty(navigator, "connection", { value: { effectiveType: type } }),
        effectiveType,
      );
      const fetched: string[] = [];
      page.on("request", (request) => {
        const [, name] = /\/page-data\/(.+)\/page-data\.json/.exec(request.url()) ?? [];
        if (name && name !== "faq") fetched.push(name);
      });
      await page.clock.install();
      await page.goto("/faq/");
      await isHydrated(page);
      await isSeen(page.getByRole("link", { name: "About" }));
      await page.clock.runFor(10_000); // Gatsby waits for three seconds
      // What is pointed at is fetched on any line: all that needs nobody has been asked for by then.
      const asked = page.waitForRequest(/\/page-data\/help\//);
      await page.getByRole("contentinfo").getByRole("link", { name: "Help" }).hover();
      await asked;
      expect(fetched.some((name) => name !== "help")).toBe(is === "is");
    },
  );
}
