import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launch } from "puppeteer-core";
import { findFirefox } from "../../test/browsers.mjs";
import type { Browser } from "./engine";

/** Starts a headless Firefox without a network. */
export async function startFirefox(): Promise<Browser> {
  const folder = mkdtempSync(join(tmpdir(), "firefox-"));
  const browser = await launch({
    browser: "firefox",
    executablePath: findFirefox(),
    timeout: 150_000, // its first start after an installation reads from the disk
    env: { ...process.env, HOME: folder }, // as root it must not use another user's home
    extraPrefsFirefox: {
      "browser.download.folderList": 2, // the folder of browser.download.dir
      "browser.download.dir": folder,
      "browser.download.useDownloadDir": true,
      "browser.download.alwaysOpenPanel": false,
      "network.proxy.type": 1, // without a proxy for localhost
      "network.proxy.http": "127.0.0.1",
      "network.proxy.http_port": 9,
      "network.proxy.ssl": "127.0.0.1",
      "network.proxy.ssl_port": 9,
    },
  });
  const errors: string[] = [];
  const page = await browser.newPage(); // Firefox's first one never has the focus
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
