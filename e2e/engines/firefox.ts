import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launch } from "puppeteer-core";
import { findFirefox } from "../../test/programs.mjs";
import type { Start } from "./engine";

const preferences = {
  "browser.download.folderList": 2, // the folder of browser.download.dir
  "browser.download.useDownloadDir": true,
  "browser.download.alwaysOpenPanel": false,
  "accessibility.tabfocus": 7, // Tab also stops at links, regardless of the system's setting
  // Blocks requests to anything other than the tested site.
  "network.proxy.type": 1,
  "network.proxy.http": "127.0.0.1",
  "network.proxy.http_port": 9,
  "network.proxy.ssl": "127.0.0.1",
  "network.proxy.ssl_port": 9,
};

/** Starts a headless Firefox. */
export const startFirefox: Start = async ({ scripts }) => {
  const folder = mkdtempSync(join(tmpdir(), "firefox-"));
  const browser = await launch({
    browser: "firefox",
    executablePath: findFirefox(),
    env: { ...process.env, HOME: folder }, // as root it must not use another user's home
    extraPrefsFirefox: {
      ...preferences,
      "browser.download.dir": folder,
      "javascript.enabled": scripts, // this Firefox has no command for it
    },
  });
  const errors: string[] = [];
  /** A new tab, because Firefox's first one never has the focus. */
  const openTab = async () => {
    const tab = await browser.newPage();
    tab.on("pageerror", (error) => errors.push(String(error))); // includes policy violations
    tab.on("console", (message) => {
      if (message.type() === "error") errors.push(message.text());
    });
    return tab;
  };
  let page = await openTab();
  return {
    goto: (address) => page.goto(address),
    run: (expression) => page.evaluate(expression),
    clickAt: (x, y) => page.mouse.click(x, y),
    wheelAt: async (x, y, deltaY) => {
      await page.mouse.move(x, y);
      await page.mouse.wheel({ deltaY });
    },
    press: (key) => page.keyboard.press(key),
    resize: (size) => page.setViewport(size),
    screenshot: () => page.screenshot(),
    print: () => {
      const [top, right, bottom, left] = Array<string>(4).fill("1cm");
      return page.pdf({ format: "letter", margin: { top, right, bottom, left } });
    },
    leave: async () => {
      const left = page;
      page = await openTab(); // Tab may have moved the focus to the browser's toolbar, which keeps it
      await left.close();
    },
    errors: () => errors,
    downloads: folder,
    close: async () => {
      await browser.close();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};
