import { defineConfig } from "@playwright/test";
import browserTests from "../playwright.config";
import { root } from "../../scripts/processes.mjs";
import { url } from "./preview-site.mjs";

const use = { viewport: { width: 1280, height: 900 } };

/** Tests `npm run edit` during edits: the step "Preview" of `npm run test:full`. */
export default defineConfig({
  ...browserTests,
  testDir: ".",
  testIgnore: [],
  outputDir: "../../test-results/preview-tests",
  globalSetup: undefined,
  expect: { timeout: 30_000 }, // an edit is rebuilt first
  reporter: [["list"], ["json", { outputFile: "../../test-results/preview.json" }]],
  use: { ...browserTests.use, baseURL: url },
  projects: [
    { name: "pages", testMatch: ["all-sections.spec.ts", "pages.spec.ts"], use },
    {
      name: "edits",
      testMatch: "edits.spec.ts",
      use,
      fullyParallel: false,
      dependencies: ["pages"],
    },
    { name: "editor", testMatch: "editor.spec.ts", use, dependencies: ["edits"] },
  ],
  webServer: {
    command: "node e2e/preview/start.mjs",
    cwd: root,
    url,
    timeout: 240_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
  },
});
