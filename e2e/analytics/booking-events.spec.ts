import type { Page } from "@playwright/test";
import { collector, fullSite } from "../../test/sites/sites.mjs";
import { brokenStorages } from "../support/broken-storages";
import { slow } from "../support/fixtures";
import { block, expect, waitForBooking, test } from "./analytics-fixtures";
import { findLibraryFiles, prepareVisit, summarize, type Outcome } from "./visit";

/** The provider's library. Looked up in each test, because `npm test` doesn't build this site. */
const findLibrary = () => findLibraryFiles(fullSite.folder)[0] ?? "no library";

/** Waits until the provider's library sends its own page view. */
const libraryRuns = (page: Page) =>
  page.waitForRequest((request) => request.url().includes("/track/"));

/** The browser's own message about a failed request. Any other console message fails the test. */
const browsersOwnWord = new RegExp(`^Failed to load resource: .*\\(${collector.address}/`);

interface Situation {
  /** Sets up the situation before the page opens. */
  prepare?: (page: Page, allowedErrors: RegExp[]) => Promise<unknown>;
  /** Waits for the moment to click; the default is as soon as a button exists. */
  moment?: (page: Page) => Promise<unknown>;
  outcome?: Outcome;
}

const situations: Record<string, Situation> = {
  "before the page's scripts have arrived": {
    prepare: (page, allowedErrors) => block(page, "*.js", allowedErrors),
  },
  "when the provider's script is blocked": {
    prepare: (page, allowedErrors) => block(page, `*${findLibrary()}`, allowedErrors),
    moment: (page) =>
      page.waitForEvent("requestfailed", (one) => one.url().includes(findLibrary())),
  },
  "when the provider's script runs": { moment: libraryRuns },
};
const quick = Object.keys(situations);
for (const [state, makeSo] of Object.entries(brokenStorages))
  situations[`when the browser's storage ${state}`] = {
    prepare: (page) => page.addInitScript(makeSo),
    moment: libraryRuns,
  };
const beacons: Record<string, () => unknown> = {
  "is missing": () => Reflect.deleteProperty(Navigator.prototype, "sendBeacon"),
  refuses: () => (Navigator.prototype.sendBeacon = () => false),
  throws: () =>
    (Navigator.prototype.sendBeacon = () => {
      throw new TypeError("blocked");
    }),
};
for (const [state, makeSo] of Object.entries(beacons)) {
  const prepare = (page: Page) => page.addInitScript(makeSo);
  situations[`when sendBeacon ${state}`] = { prepare, moment: libraryRuns };
  situations[`before the scripts when sendBeacon ${state}`] = {
    prepare: async (page, allowedErrors) => {
      await prepare(page);
      await block(page, "*.js", allowedErrors);
    },
  };
}
for (const outcome of ["fails", "hangs", "breaks"] satisfies Outcome[])
  situations[`when the provider ${outcome}`] = { moment: libraryRuns, outcome };

for (const [when, { prepare, moment, outcome }] of Object.entries(situations)) {
  const title = `a click that books is told once ${when}, and the visitor arrives`;
  test(title, quick.includes(when) ? {} : slow, async ({ page, allowedErrors }) => {
    allowedErrors.push(browsersOwnWord);
    await prepare?.(page, allowedErrors);
    const visit = prepareVisit("/", outcome);
    const isTime = moment?.(page);
    await page.goto(visit.address, { waitUntil: "commit" });
    await isTime;
    const left = waitForBooking(page);
    await page.getByRole("link", { name: "Book Now!" }).click();
    await left;
    await expect.poll(async () => summarize(await visit.events())).toEqual(["/", "home_hero"]);
  });
}
