import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";
import { findChromium } from "./test/browsers.mjs";
import { builtSite, collector, fullSite } from "./test/builds/sites.mjs";

const chromiumArguments = [
  "--no-sandbox",
  "--font-render-hinting=none", // Chromium's default, which its headless shell doesn't share
  "--disable-gpu",
  "--in-process-gpu", // saves a process for each page
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Without a network. Playwright's request interception would be slower, turn off the cache, and
  // lose beacons.
  `--host-resolver-rules=${collector.resolverRule}, MAP * ~NOTFOUND, EXCLUDE localhost`,
];

/** Only `npm run test:full` runs these: tests marked `slow`, and all tests of the full site. */
const slow = [
  /@slow/,
  /(analytics|editor)\/|blog\/(drafts|marks|text-pictures)|pages\/notice|injections|with an endpoint/,
];

const elsewhere = ["e2e/engines/**", "e2e/preview/**"];

const phone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
const desktop = { viewport: { width: 1280, height: 900 } };

const serve = (command: string, port: number) => ({
  command,
  port,
  reuseExistingServer: false,
  timeout: 180_000,
});

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results/browser",
  workers: 2,
  fullyParallel: true,
  // Enough for a slow machine.
  timeout: 120_000,
  expect: {
    timeout: 20_000,
    // Another version of the browser may draw letters slightly differently.
    toHaveScreenshot: {
      scale: "css",
      animations: "disabled",
      threshold: 0.05,
      maxDiffPixels: 200,
    },
  },
  snapshotPathTemplate: "{testDir}/visual/baselines/{arg}{ext}",
  forbidOnly: Boolean(process.env.CI),
  reporter: "list",
  use: {
    baseURL: builtSite.address,
    launchOptions: { executablePath: findChromium(), args: chromiumArguments },
    locale: process.env.BROWSER_LOCALE ?? "en-US",
    timezoneId: process.env.BROWSER_TIME_ZONE ?? "America/Chicago",
  },
  projects: [
    // The first one, because it takes longest, on a worker of its own.
    { name: "preview", testMatch: "preview/*.spec.ts", workers: 1, use: desktop },
    { name: "phone", testIgnore: elsewhere, grepInvert: [/@desktop/, ...slow], use: phone },
    { name: "desktop", testMatch: "visual/*.spec.ts", grepInvert: slow, use: desktop },
    { name: "slow-phone", testIgnore: elsewhere, grep: slow, grepInvert: /@desktop/, use: phone },
    {
      name: "slow-desktop",
      testIgnore: elsewhere,
      grep: /@desktop|@both-sizes/,
      grepInvert: /visual\.spec(?!.*@slow)/, // `desktop` runs them
      use: desktop,
    },
    { name: "firefox", testMatch: "engines/*.spec.ts", workers: 1 },
    { name: "webkit", testMatch: "engines/*.spec.ts", workers: 1 },
  ],
  webServer: [
    ...[builtSite, fullSite]
      .filter(({ folder }) => existsSync(folder))
      .map(({ folder, port }) => serve(`node test/builds/server.mjs ${folder} ${port}`, port)),
    serve(`node test/builds/collector.mjs ${collector.port}`, collector.port),
  ],
});
