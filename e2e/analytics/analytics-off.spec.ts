import { builtSite, collector, fullSite } from "../../test/builds/sites.mjs";
import { expect, findLibraryFiles, listAnalyticsStorage, prepareVisit, test } from "./visit";

// The first case proves that the second one can fail.
for (const [title, refuses] of [
  ["the site records a visitor", false],
  ["the site records nothing of a visitor with Global Privacy Control", true],
] as const)
  test(`${title}, in requests and storage`, async ({ page }) => {
    if (refuses)
      await page.addInitScript(() =>
        Object.defineProperty(navigator, "globalPrivacyControl", { get: () => true }),
      );
    const library = findLibraryFiles(fullSite.folder);
    const requests: string[] = [];
    page.on("request", (request) => {
      const url = request.url();
      if (url.startsWith(collector.address) || library.some((file) => url.endsWith(file)))
        requests.push(url);
    });
    const visit = prepareVisit();
    await page.goto(visit.url, { waitUntil: "networkidle" });
    await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
    await expect(page).toHaveURL("/faq/");
    await page.goBack();
    await page.getByRole("link", { name: "Book Now!" }).click();
    await page.waitForURL("chrome-error://**"); // the booking page can't load here
    await page.goto("/terms/", { waitUntil: "networkidle" });
    expect(requests.length > 0).toBe(!refuses);
    expect((await listAnalyticsStorage(page)).length > 0).toBe(!refuses);
    expect((await visit.events()).length > 0).toBe(!refuses);
  });

test("a site without a token contains no analytics code", async ({ request }) => {
  expect(findLibraryFiles(fullSite.folder)).toHaveLength(1);
  expect(findLibraryFiles(builtSite.folder)).toEqual([]);
  expect(await (await request.get(builtSite.address)).text()).not.toContain("eventQueue");
  expect(await (await request.get(fullSite.address)).text()).toContain("eventQueue");
});
