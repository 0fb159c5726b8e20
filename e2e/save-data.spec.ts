import { expect, test } from "./fixtures";
import { isHydrated } from "./hydration";

test.use({ viewport: { width: 1280, height: 900 } });

test("a visitor who saves data starts the photos, and gets the small ones", async ({ page }) => {
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
});

for (const { effectiveType, is } of [
  { effectiveType: "4g", is: "is" },
  { effectiveType: "3g", is: "is not" },
  { effectiveType: "slow-2g", is: "is not" },
]) {
  test(`at ${effectiveType} a page ${is} fetched before somebody asks for it`, async ({ page }) => {
    await page.addInitScript(
      (type) => Object.defineProperty(navigator, "connection", { value: { effectiveType: type } }),
      effectiveType,
    );
    const requested: string[] = [];
    page.on("request", (request) => requested.push(new URL(request.url()).pathname));
    await page.goto("/faq/");
    await isHydrated(page);
    const isAbout = (path: string) => path.startsWith("/page-data/about");
    const asked = page.waitForRequest((request) => isAbout(new URL(request.url()).pathname));
    await page.getByRole("link", { name: "About" }).scrollIntoViewIfNeeded();
    if (is === "is") await asked;
    else {
      asked.catch(() => undefined);
      await page.waitForLoadState("networkidle");
      expect(requested.filter(isAbout)).toEqual([]);
    }
  });
}
