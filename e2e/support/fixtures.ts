import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type ConsoleMessage } from "@playwright/test";
import { builtSite, fullSite } from "../../test/builds/sites.mjs";
import { parseUrl } from "../../src/lib/links/url-problem";

/** Marks tests of layouts that differ on a desktop; they run there as well as on a phone. */
export const bothSizes = { tag: "@both-sizes" };

/** Marks tests that run only on a desktop. */
export const desktopOnly = { tag: "@desktop" };

/** Marks additional tests that only `npm run test:full` runs. */
export const slow = { tag: "@slow" };

const sites = { built: builtSite, full: fullSite };

/** The axe rules to check: WCAG 2.2 up to level AA, best practices, and axe's experimental rules. */
const axeTags = [
  "wcag2a",
  "wcag2aa",
  "wcag21a",
  "wcag21aa",
  "wcag22aa",
  "best-practice",
  "experimental",
];

interface Fixtures {
  /**
   * The site to test: the one with fixed content, or with `test.use({ site: "full" })` the one
   * built from changed data.
   */
  site: keyof typeof sites;
  /** Errors that the test expects on the page or its console: `allowedErrors.push(/422/)`. */
  allowedErrors: RegExp[];
  /**
   * Violations of the page's Content-Security-Policy, as the browser reports them. They fail the
   * test, also if they are allowed errors; a test that provokes one removes it from the list.
   */
  violations: string[];
  /** Fails the test if the page throws or logs an error. */
  failOnErrors: void;
  /**
   * Finds accessibility violations on the page or in a part of it, except in some elements; one per line.
   * Its tests run with reduced motion, or axe would measure in the middle of one.
   */
  axe: (part?: string, except?: string[]) => Promise<string[]>;
}

const isExternal = (url: URL | undefined) =>
  url !== undefined && url.protocol.startsWith("http") && !/(^|\.)localhost$/.test(url.hostname);

/** Chromium's message about a request that was blocked or got an error status. */
const isAboutExternal = (message: ConsoleMessage) => {
  const { url } = message.location();
  return isExternal(parseUrl(url)) && message.text().startsWith("Failed to load");
};

/** Chromium's message about a policy violation or an invalid policy. */
const isViolation = (message: ConsoleMessage) =>
  message.type() === "error" && message.text().includes("Content Security Policy");

export const test = base.extend<Fixtures>({
  site: ["built", { option: true }],

  baseURL: async ({ site }, use) => {
    await use(sites[site].address);
  },

  allowedErrors: async ({}, use) => {
    await use([]);
  },

  violations: [
    async ({ context }, use) => {
      const violations: string[] = [];
      // If a script catches the error, as of a blocked eval, only the event shows the violation;
      // without scripts, only the browser's message does.
      await context.addInitScript(() =>
        addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
          console.error("Content Security Policy:", effectiveDirective, blockedURI),
        ),
      );
      context.on("console", (message) => {
        if (isViolation(message)) violations.push(message.text());
      });
      await use(violations);
      expect(violations, "violations of the Content-Security-Policy").toEqual([]);
    },
    { auto: true },
  ],

  failOnErrors: [
    async ({ context, allowedErrors }, use) => {
      const errors: string[] = [];
      context.on("weberror", (error) => errors.push(error.error().stack ?? String(error.error())));
      context.on("console", (message) => {
        if (message.type() !== "error" || isAboutExternal(message) || isViolation(message)) return;
        errors.push(`${message.text()} (${message.location().url})`);
      });
      await use();
      const unexpected = errors.filter((error) => !allowedErrors.some((one) => one.test(error)));
      expect(unexpected, "errors of the page and its console").toEqual([]);
    },
    { auto: true },
  ],

  axe: async ({ page }, use) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await use(async (part, except = []) => {
      // Excludes frames, which show other sites or the browser's error page.
      const builder = new AxeBuilder({ page })
        .setLegacyMode()
        .options({ iframes: false, resultTypes: ["violations"] })
        .withTags(axeTags);
      if (part) builder.include(part);
      for (const selector of except) builder.exclude(selector);
      const { violations } = await builder.analyze();
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(
          (node) => `${id}: ${help} (${node.target.join(" ")}) ${node.failureSummary ?? ""}`,
        ),
      );
    });
  },
});

export { expect };
