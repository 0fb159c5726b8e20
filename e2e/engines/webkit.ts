import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { Builder, Key } from "selenium-webdriver";
import { DriverService } from "selenium-webdriver/remote";
import { startTimeout, type Engine } from "./engine";

/** Reports of unknown policy directives, and of requests by a page that was left. */
const harmless = /Unrecognized Content-Security-Policy directive|due to access control checks/;

/** Starts WebKitGTK, Safari's engine, on an X server without a screen, which chooses a free number. */
export async function startWebkit(): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), "webkit-"));
  const display = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1400x1300x24"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const number = await new Promise<string>((found) =>
    display.stdout.once("data", (data: Buffer) => found(data.toString().trim())),
  );
  const service = new DriverService.Builder("/usr/bin/WebKitWebDriver")
    .setLoopback(true)
    .setEnvironment({ ...process.env, DISPLAY: `:${number}`, LC_ALL: "C.UTF-8" })
    .build();
  const driver = await new Builder()
    .usingServer(await service.start(startTimeout))
    .withCapabilities({
      browserName: "window",
      "webkitgtk:browserOptions": {
        binary: "/usr/bin/python3", // Debian's, which includes WebKit
        args: [resolve("e2e/engines/window.py"), folder],
      },
    })
    .build();
  return {
    goto: (address) => driver.get(address),
    run: (expression) => driver.executeScript(`return ${expression}`),
    clickAt: (x, y) => driver.actions().move({ x, y, duration: 0 }).click().perform(),
    pressEscape: () => driver.actions().sendKeys(Key.ESCAPE).perform(),
    errors: () =>
      readFileSync(join(folder, "log"), "utf8")
        .split("\n")
        .filter((line) => /CONSOLE (JS |SECURITY )?ERROR/.test(line) && !harmless.test(line)),
    downloads: folder,
    close: async () => {
      await driver.quit().catch(() => undefined); // its window closes before it responds
      await service.kill();
      display.kill();
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 }); // WebKit still writes its cache
    },
  };
}
