import { defineConfig } from "@playwright/test";
import type { EngineOptions } from "./fixtures";

/** The step "Firefox and WebKit" of `npm test`: Playwright's runner, without browsers of its own. */
export default defineConfig<object, EngineOptions>({
  testDir: ".",
  outputDir: "../../test-results/engines",
  globalSetup: "./global-setup.mjs",
  workers: 2,
  fullyParallel: true,
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"], ["json", { outputFile: "../../test-results/engines.json" }]],
  projects: [
    ...(["firefox", "webkit"] as const).flatMap((engineName) => [
      { name: engineName, testIgnore: /without-scripts/, use: { engineName } },
      {
        name: `${engineName} without scripts`,
        testMatch: /(menu|faq|mail|without-scripts)\.spec/,
        use: { engineName, scripts: false },
      },
    ]),
    {
      name: "webkit with command",
      testMatch: /(menu|menu-modal|chat)\.spec/,
      use: { engineName: "webkit" as const, commands: true },
    },
  ],
});
