import { expect, leaves, test } from "./analytics-fixtures";
import { collector } from "../../test/sites/sites.mjs";
import { storages } from "../support/storages";
import { type Outcome, prepareVisit, summarize } from "./visit";

/** What the browser itself says of a request that fails. All else on the console fails the test. */
const browsersOwnWord = new RegExp(`^Failed to load resource: .*\\(${collector.address}/`);

for (const outcome of ["fails", "hangs", "breaks"] satisfies Outcome[]) {
  test(`with a provider that ${outcome}, a visitor books, in a new tab and in this one`, async ({
    page,
    context,
    allowedErrors,
  }) => {
    allowedErrors.push(browsersOwnWord);
    const visit = prepareVisit("/", outcome);
    await page.goto(visit.address);
    const book = page.getByRole("link", { name: "Book Now!" });
    const opened = context.waitForEvent("page");
    await book.click({ modifiers: ["ControlOrMeta"] });
    await opened;
    const left = leaves(page);
    await book.click();
    await left;
    await expect
      .poll(async () => summarize(await visit.events()))
      .toEqual(["/", "home_hero", "home_hero"]);
  });
}

for (const [state, makeSo] of Object.entries(storages)) {
  test(`events arrive when the browser's storage ${state}`, async ({ page }) => {
    await page.addInitScript(makeSo);
    const visit = prepareVisit();
    const running = page.waitForRequest((request) => request.url().includes("/track/"));
    await page.goto(visit.address);
    await running;
    const left = leaves(page);
    await page.getByRole("link", { name: "Book Now!" }).click();
    await left;
    await expect.poll(async () => summarize(await visit.events())).toEqual(["/", "home_hero"]);
  });
}
