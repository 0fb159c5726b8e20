import { expect, test as base, type TestType } from "@playwright/test";
import { builtSite } from "../../test/sites/sites.mjs";
import type { Engine, Note, Size } from "./engine";
import { startFirefox } from "./firefox";
import { Page } from "./page";
import { serveSite, type ServedSite } from "../support/serve-site";
import { startWebkit } from "./webkit";

export const phone: Size = { width: 390, height: 844 };
export const desktop: Size = { width: 1280, height: 900 };

/** Which browser a worker starts. */
export interface EngineOptions {
  engineName: "firefox" | "webkit";
  /** `false`: pages run no scripts. */
  scripts: boolean;
  /** `true`: WebKit as in Safari from 26.2 on, which knows `command` and `commandfor`. */
  commands: boolean;
}

interface Worker extends EngineOptions {
  engine: Engine;
}

interface Fixtures {
  size: Size;
  /** The folder of the built site that pages come from. */
  folder: string;
  /** Served anew for each test, at an address of its own, so nothing is kept from the one before. */
  site: ServedSite;
  page: Page;
  /** Errors that this test expects: `allowedErrors.push(/404/)`. */
  allowedErrors: RegExp[];
  /** What was saved, or handed to other programs. */
  notes: (kind: Note["kind"]) => Promise<string[]>;
}

const start = { firefox: startFirefox, webkit: startWebkit };

// Playwright's own browser, and its page, have no part in this.
const bare = base as unknown as TestType<object, object>;

export const test = bare.extend<Fixtures, Worker>({
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

  folder: [builtSite.folder, { option: true }],

  site: async ({ folder }, use) => {
    const site = await serveSite(folder);
    await use(site);
    await site.close();
  },

  allowedErrors: async ({}, use) => {
    await use([]);
  },

  notes: async ({ engine }, use) => {
    await use(async (kind) =>
      (await engine.notes()).filter((note) => note.kind === kind).map(({ text }) => text),
    );
  },

  page: async ({ engine, scripts, size, site, allowedErrors }, use, testInfo) => {
    const page = new Page(engine, site.address, scripts);
    await engine.resize(size);
    // The window has its size before the page in it knows.
    await page.waitFor(
      (width, height) => innerWidth === width && innerHeight === height,
      size.width,
      size.height,
    );
    await engine.forget();
    testInfo.annotations.push({ type: "engine", description: engine.version });
    await use(page);
    if (testInfo.status !== testInfo.expectedStatus) {
      const body = await page.screenshot();
      await testInfo.attach("screenshot", { body, contentType: "image/png" });
    }
    const errors = (await engine.notes())
      .filter(({ kind }) => kind === "error" || kind === "violation")
      .map(({ kind, text }) => `${kind}: ${text}`)
      .filter((text) => !allowedErrors.some((one) => one.test(text)));
    await page.goto("about:blank");
    expect(errors, "errors and violations of the policy").toEqual([]);
  },
});

export { expect };
