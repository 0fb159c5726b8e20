import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type ConsoleMessage, type Request } from "@playwright/test";
import { builtSite, fullSite } from "../../test/sites/sites.mjs";
import { parseUrl } from "../../src/lib/links/parse-url";

/** Marks tests of what is laid out differently on a desktop, which run there as well as on a phone. */
export const bothSizes = { tag: "@both-sizes" };

/** Marks tests of what is only on a desktop. */
export const desktopOnly = { tag: "@desktop" };

/** Marks a second look at something, which is left to `npm run test:full`. */
export const slow = { tag: "@slow" };

const sites = { built: builtSite, full: fullSite };

/** Which of axe's rules hold: WCAG 2.2 to level AA, good practice, and what axe still tries out. */
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
   * Which site `/` is: that of the fixed content, unless `test.use({ site: "full" })` takes the
   * one built from changed data.
   */
  site: keyof typeof sites;
  /** Errors that this test expects on the page or its console: `allowedErrors.push(/422/)`. */
  allowedErrors: RegExp[];
  /**
   * Every request that left localhost, oldest first. None reaches the network: those that no
   * `page.route` of the test answers are blocked.
   */
  externalRequests: Request[];
  /**
   * What pages did against their Content-Security-Policy, in the browser's words. It fails the test,
   * allowed error or not; a test that tries such things takes them out.
   */
  violations: string[];
  /** Fails the test when the page throws or logs an error. */
  failOnErrors: void;
  /** Looks for accessibility violations on the page, or in a part of it; one line for each. */
  axe: (part?: string) => Promise<string[]>;
}

const isExternal = (url: URL | undefined) =>
  url !== undefined && url.protocol.startsWith("http") && !/(^|\.)localhost$/.test(url.hostname);

/** Chromium's own report of a request that was blocked or answered with an error status. */
const isAboutExternal = (message: ConsoleMessage) => {
  const { url } = message.location();
  return isExternal(parseUrl(url)) && message.text().startsWith("Failed to load");
};

/** Chromium's own report that the page's policy forbids something, or that the policy is wrong. */
const isViolation = (message: ConsoleMessage) =>
  message.type() === "error" && message.text().includes("Content Security Policy");

export const test = base.extend<Fixtures>({
  site: ["built", { option: true }],

  baseURL: async ({ site }, use) => {
    if (site === "full" && process.env.QUICK_TESTS)
      throw new Error("npm test doesn't build the full site: mark this test `slow`.");
    await use(sites[site].address);
  },

  allowedErrors: async ({}, use) => {
    await use([]);
  },

  externalRequests: [
    async ({ context }, use) => {
      const requests: Request[] = [];
      context.on("request", (request) => {
        if (isExternal(new URL(request.url()))) requests.push(request);
      });
      await context.route(isExternal, (route) => route.abort("blockedbyclient"));
      await use(requests);
    },
    { auto: true },
  ],

  violations: [
    async ({ context }, use) => {
      const violations: string[] = [];
      // What a script catches, like a refused eval, shows only in the event; what a page without
      // scripts does, by the browser's own report alone.
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
    await use(async (part) => {
      // Without frames, which show other people's pages, or the browser's own error page.
      const builder = new AxeBuilder({ page })
        .setLegacyMode()
        .options({ iframes: false })
        .withTags(axeTags);
      const { violations } = await (part ? builder.include(part) : builder).analyze();
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(
          (node) => `${id}: ${help} (${node.target.join(" ")}) ${node.failureSummary ?? ""}`,
        ),
      );
    });
  },
});

export { expect };
