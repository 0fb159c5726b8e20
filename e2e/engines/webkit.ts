import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, truncateSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Note, Start } from "./engine";
import { freePort } from "./free-port";
import { startDisplay } from "./display";
import { waitUntil } from "./wait-until";
import { commands, type Send } from "./webdriver";

const windowFile = resolve("e2e/engines/window.py");

async function request(method: string, address: string, body?: object): Promise<unknown> {
  const response = await fetch(address, { method, body: body && JSON.stringify(body) });
  const { value } = (await response.json()) as { value: { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${method} ${address}: ${value.error} ${value.message}`);
  return value;
}

/** Starts WebKitGTK, Safari's engine, in a window of our own. */
export const startWebkit: Start = async ({ scripts = true, commands: invokers = false } = {}) => {
  const folder = mkdtempSync(join(tmpdir(), "webkit-"));
  const display = await startDisplay();
  const port = await freePort();
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display.name, LC_ALL: "C.UTF-8" },
    stdio: "ignore",
  });
  const address = `http://127.0.0.1:${port}`;
  await waitUntil(() => request("GET", `${address}/status`).then(Boolean, () => false));
  const settings = JSON.stringify({ folder, scripts, features: { CommandAttributes: invokers } });
  const options = { binary: "/usr/bin/python3", args: [windowFile, settings] }; // Debian's Python
  const { sessionId, capabilities } = (await request("POST", `${address}/session`, {
    capabilities: { alwaysMatch: { "webkitgtk:browserOptions": options } },
  })) as { sessionId: string; capabilities: { browserVersion: string } };

  const send: Send = (name, parameters = {}) => {
    const [method, path] = commands[name] ?? [];
    if (!method) throw new Error(`${name} is in no row of e2e/engines/webdriver.ts.`);
    const target = `${address}/session/${sessionId}${path}`;
    return request(method, target, method === "POST" ? parameters : undefined);
  };
  const log = join(folder, "log");
  const notes = () =>
    readFileSync(log, "utf8")
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Note);

  return {
    version: `WebKitGTK ${capabilities.browserVersion}`,
    send,
    resize: async (size) => void (await send("WebDriver:SetWindowRect", size)),
    notes: () => Promise.resolve(notes()),
    forget: () => Promise.resolve(truncateSync(log)),
    print: async () => {
      const file = join(folder, "print.pdf");
      rmSync(file, { force: true });
      process.kill(Number(readFileSync(join(folder, "pid"), "utf8")), "SIGUSR1");
      await waitUntil(() => existsSync(file), "WebKit prints the page");
      return readFileSync(file);
    },
    close: async () => {
      await send("WebDriver:DeleteSession").catch(() => undefined);
      driver.kill();
      display.close();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};
