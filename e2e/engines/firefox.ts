import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFirefox } from "../../scripts/engines.mjs";
import type { Note, Start } from "./engine";
import { writeProfile } from "./firefox-preferences";
import { freePort } from "./free-port";
import { connectToMarionette } from "./marionette";
import { waitUntil } from "./wait-until";
import { watchConsole } from "./watch-console";

const setSize = `
  const { style } = gBrowser.selectedBrowser;
  for (const [side, length] of Object.entries(arguments[0]))
    for (const bound of ["", "min-", "max-"]) style.setProperty(bound + side, length + "px");`;

/** Chromium shows these on the page's console, Firefox on the browser's. */
const readViolations = `
  return Services.console.getMessageArray().flatMap((message) => {
    if (!(message instanceof Ci.nsIScriptError)) return [];
    return message.category.startsWith("CSP") ? [message.errorMessage] : [];
  });`;

/** Starts Firefox without a screen. */
export const startFirefox: Start = async ({ scripts = true } = {}) => {
  const profile = mkdtempSync(join(tmpdir(), "firefox-"));
  const [port, consolePort] = [await freePort(), await freePort()];
  const files = writeProfile(profile, { "marionette.port": port, "javascript.enabled": scripts });
  const size = ["--width", "1400", "--height", "1300"];
  const remote = ["--marionette", "--remote-debugging-port", String(consolePort)];
  const browser = spawn(
    findFirefox() ?? "firefox-esr",
    // System access is for the page's size, which is smaller than a window can be, and for violations.
    ["--headless", "--no-remote", "--profile", profile, ...size, ...remote].concat(
      "--remote-allow-system-access",
      "about:blank",
    ),
    // As root it starts in nobody else's home, and containers have such.
    { stdio: "ignore", env: { ...process.env, HOME: profile } },
  );
  const command = await connectToMarionette(port);
  // Too early, the session would be none of BiDi's.
  await waitUntil(() => existsSync(join(profile, "WebDriverBiDiServer.json")));
  const { capabilities } = (await command("WebDriver:NewSession", { webSocketUrl: true })) as {
    capabilities: { browserVersion: string; webSocketUrl: string };
  };
  const errors: string[] = [];
  const unwatch = await watchConsole(capabilities.webSocketUrl, errors);

  const send = async (name: string, parameters?: object) => {
    const answer = await command(name, parameters);
    const isWrapped = answer !== null && typeof answer === "object" && "value" in answer;
    return isWrapped ? answer.value : answer;
  };
  /** Runs a script in the browser's own window. */
  const inBrowser = async (script: string, ...args: unknown[]) => {
    await send("Marionette:SetContext", { value: "chrome" });
    const answer = await send("WebDriver:ExecuteScript", { script, args });
    await send("Marionette:SetContext", { value: "content" });
    return answer;
  };
  const note = (kind: Note["kind"]) => (text: string) => ({ kind, text });
  const saved = () => readdirSync(files.downloads).filter((name) => !name.endsWith(".part"));

  return {
    version: `Firefox ${capabilities.browserVersion}`,
    send,
    resize: async (wanted) => void (await inBrowser(setSize, wanted)),
    notes: async () => [
      ...errors.map(note("error")),
      ...((await inBrowser(readViolations)) as string[]).map(note("violation")),
      ...saved().map((name) => note("download")(join(files.downloads, name))),
      ...readFileSync(files.handedOver, "utf8")
        .split("\n")
        .filter(Boolean)
        .map(note("handed-over")),
    ],
    forget: async () => {
      errors.length = 0;
      await inBrowser("Services.console.reset();");
      for (const name of saved()) rmSync(join(files.downloads, name));
      writeFileSync(files.handedOver, "");
    },
    print: async () =>
      Buffer.from((await send("WebDriver:Print", { background: true })) as string, "base64"),
    close: async () => {
      unwatch();
      const ended = new Promise((resolve) => browser.once("exit", resolve));
      await command("Marionette:Quit", { flags: ["eForceQuit"] }).catch(() => browser.kill());
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};
