import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launch } from "puppeteer-core";
import { findFirefox } from "../../test/browsers.mjs";
import { startTimeout, type Engine } from "./engine";

export async function startFirefox(): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), "firefox-"));
  const browser = await launch({
    browser: "firefox",
    executablePath: findFirefox(),
    timeout: startTimeout,
    env: { ...process.env, HOME: folder }, // as root it must not use another user's home
    extraPrefsFirefox: {
      "browser.download.folderList": 2, // the folder of browser.download.dir
      "browser.download.dir": folder,
      "browser.download.alwaysOpenPanel": false,
      "network.dns.forceResolve": "127.0.0.1",
    },
  });
  const errors: string[] = [];
  const page = await browser.newPage(); // Firefox's first one never has the focus
  page.setDefaultTimeout(startTimeout);
  await page.setViewport({ width: 500, height: 844 });
  page.on("pageerror", (error) => errors.push(String(error))); // includes policy violations
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  return {
    goto: (address) => page.goto(address),
    run: (expression) => page.evaluate(expression),
    clickAt: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    errors: () => errors,
    downloads: folder,
    close: async () => {
      await browser.close();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
