import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect } from "@playwright/test";
import { webDriverPort as port } from "../../test/builds/sites.mjs";
import { keyCodes, startTimeout, type Engine } from "./engine";

/** Reports of unknown policy directives, and of requests by a page that was left. */
const harmless = /Unrecognized Content-Security-Policy directive|due to access control checks/;

/** Calls https://www.w3.org/TR/webdriver2, and returns the result. */
async function call(method: string, path: string, body?: object): Promise<unknown> {
  const address = `http://localhost:${port}${path}`;
  const response = await fetch(address, { method, body: body && JSON.stringify(body) });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
  return value;
}

/** Starts WebKitGTK, Safari's engine, on an X server without a screen, which chooses a free number. */
export async function startWebkit(): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), "webkit-"));
  const display = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1400x1300x24"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const number = await new Promise<string>((found) =>
    display.stdout.once("data", (data: Buffer) => found(data.toString().trim())),
  );
  const driver = spawn("/usr/bin/WebKitWebDriver", [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${number}`, LC_ALL: "C.UTF-8" },
    stdio: "ignore",
  });
  await expect(() => call("GET", "/status")).toPass({ timeout: startTimeout });
  const browser = {
    browserName: "window",
    "webkitgtk:browserOptions": {
      binary: "/usr/bin/python3", // Debian's, which includes WebKit
      args: [resolve("e2e/engines/window.py"), folder],
    },
  };
  const created = await call("POST", "/session", { capabilities: { alwaysMatch: browser } });
  const session = `/session/${(created as { sessionId: string }).sessionId}`;
  const act = (type: string, actions: object[]) =>
    call("POST", `${session}/actions`, { actions: [{ type, id: type, actions }] });
  return {
    goto: (url) => call("POST", `${session}/url`, { url }),
    run: (expression) =>
      call("POST", `${session}/execute/sync`, { script: `return ${expression}`, args: [] }),
    clickAt: (x, y) =>
      act("pointer", [
        { type: "pointerMove", x, y, duration: 0 },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ]),
    press: (key) =>
      act("key", [
        { type: "keyDown", value: keyCodes[key] },
        { type: "keyUp", value: keyCodes[key] },
      ]),
    errors: () =>
      readFileSync(join(folder, "log"), "utf8")
        .split("\n")
        .filter((line) => /CONSOLE (JS |SECURITY )?ERROR/.test(line) && !harmless.test(line)),
    downloads: folder,
    close: async () => {
      await call("DELETE", session).catch(() => undefined); // its window closes before it responds
      driver.kill();
      display.kill();
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 }); // WebKit still writes its cache
    },
  };
}
