import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect } from "@playwright/test";
import { Builder, Key } from "selenium-webdriver";
import { DriverService } from "selenium-webdriver/remote";
import type { Start } from "./engine";

declare module "selenium-webdriver/lib/input" {
  interface Actions {
    /** Scrolls with the mouse wheel over a position of the window; missing in @types/selenium-webdriver. */
    scroll: (x: number, y: number, deltaX: number, deltaY: number) => Actions;
  }
}

const keys = { Tab: Key.TAB, Escape: Key.ESCAPE, ArrowDown: Key.ARROW_DOWN };

/** Reports of unknown policy directives, and of requests by a page that was left. */
const harmless = /Unrecognized Content-Security-Policy directive|due to access control checks/;

/** Starts an X server without a screen, which chooses a free number. */
async function startDisplay() {
  const server = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1400x1300x24"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const number = await new Promise<string>((found, fail) => {
    server.stdout.once("data", (data: Buffer) => found(data.toString().trim()));
    server.once("exit", (code) => fail(new Error(`Xvfb ended with code ${code}.`)));
  });
  return { name: `:${number}`, close: () => void server.kill() };
}

/** Starts WebKitGTK, Safari's engine, in its own window. */
export const startWebkit: Start = async (settings) => {
  const folder = mkdtempSync(join(tmpdir(), "webkit-"));
  const display = await startDisplay();
  const service = new DriverService.Builder("/usr/bin/WebKitWebDriver")
    .setLoopback(true)
    .setEnvironment({ ...process.env, DISPLAY: display.name, LC_ALL: "C.UTF-8" })
    .build();
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities({
      browserName: "window",
      "webkitgtk:browserOptions": {
        binary: "/usr/bin/python3", // Debian's, which includes WebKit
        args: [resolve("e2e/engines/window.py"), JSON.stringify({ folder, ...settings })],
      },
    })
    .build();
  return {
    goto: (address) => driver.get(address),
    run: (expression) => driver.executeScript(`return ${expression}`),
    clickAt: (x, y) => driver.actions().move({ x, y, duration: 0 }).click().perform(),
    wheelAt: (x, y, pixels) => driver.actions().scroll(x, y, 0, pixels).perform(),
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    resize: (size) =>
      driver
        .manage()
        .window()
        .setRect({ x: 0, y: 0, ...size }),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), "base64"),
    print: async () => {
      const file = join(folder, "print.pdf");
      rmSync(file, { force: true });
      process.kill(Number(readFileSync(join(folder, "pid"), "utf8")), "SIGUSR1");
      await expect.poll(() => existsSync(file)).toBe(true);
      return readFileSync(file);
    },
    leave: () => driver.get("about:blank"),
    errors: () => {
      const lines = readFileSync(join(folder, "log"), "utf8").split("\n");
      return lines.filter(
        (line) => /CONSOLE (JS |SECURITY )?ERROR/.test(line) && !harmless.test(line),
      );
    },
    downloads: folder,
    close: async () => {
      await driver.quit().catch(() => undefined); // its window closes before it responds
      await service.kill();
      display.close();
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 }); // WebKit still writes its cache
    },
  };
};
