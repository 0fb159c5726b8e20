import type { Page } from "@playwright/test";
import { collector, fullSite } from "../../test/builds/sites.mjs";
import { brokenStorages } from "../support/broken-storages";
import {
  block,
  expect,
  findLibraryFiles,
  type Outcome,
  prepareVisit,
  summarize,
  test,
  waitForBooking,
} from "./visit";

/** The provider's library. Looked up in each test, because `npm test` doesn't build this site. */
const findLibrary = () => findLibraryFiles(fullSite.folder)[0] ?? "no library";

const waitForLibrary = (page: Page) =>
  page.waitForRequest((request) => request.url().includes("/track/"));

/** The browser's own message about a failed request. Any other console message fails the test. */
const failedRequest = new RegExp(`^Failed to load resource: .*\\(${collector.address}/`);

interface Situation {
  /** Sets up the situation before the page opens. */
  prepare?: (page: Page, allowedErrors: RegExp[]) => Promise<unknown>;
  /** Waits for the moment to click. By default, the test clicks as soon as the link exists. */
  moment?: (page: Page) => Promise<unknown>;
  outcome?: Outcome;
}

const situations: Record<string, Situation> = {
  "before the page's scripts load": {
    prepare: (page, allowedErrors) => block(page, "*.js", allowedErrors),
  },
  "when the provider's script is blocked": {
    prepare: (page, allowedErrors) => block(page, `*${findLibrary()}`, allowedErrors),
    moment: (page) =>
      page.waitForEvent("requestfailed", (one) => one.url().includes(findLibrary())),
  },
  "when the provider's script runs": { moment: waitForLibrary },
};
for (const [state, breakStorage] of Object.entries(brokenStorages))
  situations[`when the browser's storage ${state}`] = {
    prepare: (page) => page.addInitScript(breakStorage),
    moment: waitForLibrary,
  };
for (const outcome of ["fails", "hangs", "breaks"] satisfies Outcome[])
  situations[`when the provider ${outcome}`] = { moment: waitForLibrary, outcome };

for (const [situation, { prepare, moment, outcome }] of Object.entries(situations)) {
  const title = `a booking click ${situation} is recorded once, and the booking page opens`;
  test(title, async ({ page, allowedErrors }) => {
    allowedErrors.push(failedRequest);
    await prepare?.(page, allowedErrors);
    const visit = prepareVisit("/", outcome);
    const reached = moment?.(page);
    await page.goto(visit.url, { waitUntil: "commit" });
    await reached;
    const booking = waitForBooking(page);
    await page.getByRole("link", { name: "Book Now!" }).click();
    await booking;
    await expect.poll(async () => summarize(await visit.events())).toEqual(["/", "home_hero"]);
  });
}
