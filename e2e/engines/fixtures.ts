import { expect, test as base, type TestType } from "@playwright/test";
import { builtSite } from "../../test/sites/sites.mjs";
import { serveSite, type ServedSite } from "./serve-site";
import type { Engine, Settings, Size } from "./engine";
import { startFirefox } from "./firefox";
import { Page } from "./page";
import { startWebkit } from "./webkit";

export const phone: Size = { width: 390, height: 844 };
export const desktop: Size = { width: 1280, height: 900 };

/** The browser of a worker, and its settings. */
export interface EngineOptions extends Settings {
  engineName: "firefox" | "webkit";
}

interface Fixtures {
  size: Size;
  /** Errors that the test expects on the page. */
  allowedErrors: RegExp[];
  /** A new server with its own port for each test, so that nothing is cached. */
  site: ServedSite;
  page: Page;
}

const start = { firefox: startFirefox, webkit: startWebkit };

// Playwright's own browser and page aren't used here.
const bare = base as unknown as TestType<object, object>;

export const test = bare.extend<Fixtures, EngineOptions & { engine: Engine }>({
  engineName: ["firefox", { option: true, scope: "worker" }],
  scripts: [true, { option: true, scope: "worker" }],
  commands: [false, { option: true, scope: "worker" }],

  engine: [
    async ({ engineName, scripts, commands }, use) => {
      const engine = await start[engineName]({ scripts, commands });
      await use(engine);
      await engine.close();
    },
    { scope: "worker", timeout: 90_000 },
  ],

  size: [phone, { option: true }],

  allowedErrors: async ({}, use) => {
    await use([]);
  },

  site: async ({}, use) => {
    const site = await serveSite(builtSite.folder);
    await use(site);
    await site.close();
  },

  page: async ({ allowedErrors, engine, size, site }, use, testInfo) => {
    const page = new Page(engine, site.address);
    const before = engine.errors().length;
    await engine.resize(size);
    // The window is resized before its page knows.
    await page.waitFor((width) => innerWidth === width, size.width);
    await use(page);
    if (testInfo.status !== testInfo.expectedStatus) {
      const body = Buffer.from(await engine.screenshot());
      await testInfo.attach("screenshot", { body, contentType: "image/png" });
    }
    await engine.leave();
    const errors = engine.errors().slice(before);
    const unexpected = errors.filter((error) => !allowedErrors.some((one) => one.test(error)));
    expect(unexpected, "errors and violations of the policy").toEqual([]);
  },
});

export { expect };
