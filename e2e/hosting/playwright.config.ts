import { defineConfig } from "@playwright/test";
import browserTests from "../playwright.config";
import { root } from "../../scripts/processes.mjs";
import { address, ports } from "../../test/hosting/hosted-site.mjs";

/** Tests nginx with docs/nginx.conf: the step "Hosting" of `npm run test:full`. */
export default defineConfig({
  ...browserTests,
  testDir: ".",
  testIgnore: [],
  outputDir: "../../test-results/hosting-tests",
  globalSetup: undefined,
  workers: 1, // a test publishes a new build to the only server
  reporter: [["list"], ["json", { outputFile: "../../test-results/hosting.json" }]],
  use: { ...browserTests.use, baseURL: address, ignoreHTTPSErrors: true },
  projects: browserTests.projects?.filter(({ name }) => name === "phone"),
  webServer: {
    command: "node test/hosting/serve.mjs",
    cwd: root,
    port: ports.http,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
  },
});
