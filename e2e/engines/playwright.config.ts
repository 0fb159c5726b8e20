import { defineConfig } from "@playwright/test";
import browserTests from "../playwright.config";
import type { EngineOptions } from "./fixtures";

const { workers, fullyParallel, timeout, expect, forbidOnly, retries } = browserTests;

/** The step "Firefox and WebKit" of `npm test`: Playwright's runner, without its own browsers. */
export default defineConfig<object, EngineOptions>({
  testDir: ".",
  outputDir: "../../test-results/engines",
  globalSetup: "./global-setup.ts",
  workers,
  fullyParallel,
  timeout,
  expect,
  forbidOnly,
  retries,
  reporter: [["list"], ["json", { outputFile: "../../test-results/engines.json" }]],
  projects: [
    ...(["firefox", "webkit"] as const).flatMap((engineName) => [
      { name: engineName, testIgnore: /without-scripts/, use: { engineName } },
      {
        name: `${engineName} without scripts`,
        testMatch: /without-scripts/,
        use: { engineName, scripts: false },
      },
    ]),
    {
      name: "webkit with command",
      testMatch: /dialogs/,
      use: { engineName: "webkit" as const, commands: true },
    },
  ],
});
