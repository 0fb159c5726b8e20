import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { root } from "../scripts/processes.mjs";
import { builtSite, collector, fullSite } from "../test/sites/sites.mjs";

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

const isQuick = Boolean(process.env.QUICK_TESTS);

/** Tests of the full site, which `npm test` doesn't build. */
const onFullSite =
  /(analytics|editor)\/|blog\/(drafts|marks|other-programs|text-pictures)|pages\/notice|injections|with an endpoint|\/full\//;

/** Only `npm run test:full` runs these, as well as the other window size. */
const slow = isQuick ? [/@slow/, onFullSite] : [];

export default defineConfig({
  testDir: ".",
  // They have their own configurations. Absolute paths, because a project's own path may contain
  // such a folder name.
  testIgnore: ["engines", "hosting", "preview"].map((name) => join(root, "e2e", name, "**")),
  outputDir: "../test-results/browser",
  globalSetup: "./global-setup.ts",
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  expect: {
    timeout: 10_000,
    // Another version of the browser may draw letters slightly differently.
    toHaveScreenshot: { scale: "css", animations: "disabled", maxDiffPixelRatio: 0.005 },
  },
  snapshotPathTemplate: "{testDir}/visual/baselines/{projectName}/{arg}{ext}",
  forbidOnly: Boolean(process.env.CI),
  // A busy CI machine can exceed any time limit. The summary names each repeated test.
  retries: process.env.CI ? 1 : 0,
  reporter: [["list"], ["json", { outputFile: "../test-results/browser.json" }]],
  use: {
    baseURL: builtSite.address,
    browserName: "chromium",
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: chromiumArguments },
    locale: process.env.BROWSER_LOCALE ?? "en-US",
    timezoneId: process.env.BROWSER_TIME_ZONE ?? "America/Chicago",
  },
  projects: [
    {
      name: "phone",
      grepInvert: [/@desktop/, slow].flat(),
      use: {
        viewport: { width: 360, height: 740 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
      },
    },
    {
      name: "desktop",
      grep: isQuick ? /visual/ : /@desktop|@both-sizes/,
      grepInvert: slow,
      use: { viewport: { width: 1280, height: 900 } },
    },
  ],
  webServer: [
    ...(isQuick ? [builtSite] : [builtSite, fullSite]).map(({ folder, port }) => ({
      command: `node test/sites/server.mjs ${folder} ${port}`,
      cwd: root,
      port,
      reuseExistingServer: false,
    })),
    {
      command: `node test/sites/collector.mjs ${collector.port}`,
      cwd: root,
      port: collector.port,
      reuseExistingServer: false,
    },
  ],
});
