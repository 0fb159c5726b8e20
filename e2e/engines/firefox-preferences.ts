import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const preferences = {
  "browser.download.folderList": 2, // the folder of browser.download.dir
  "browser.download.useDownloadDir": true,
  "browser.download.alwaysOpenPanel": false,
  "accessibility.tabfocus": 7, // Tab goes to links, too, whatever the system says
  "security.external_protocol_requires_permission": false,
  // Nothing but the tested site is asked for anything.
  "network.proxy.type": 1,
  "network.proxy.http": "127.0.0.1",
  "network.proxy.http_port": 9,
  "network.proxy.ssl": "127.0.0.1",
  "network.proxy.ssl_port": 9,
  "app.normandy.enabled": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
};

/**
 * Makes a new profile of Firefox.
 *
 * @returns where it saves downloads, and the file where it hands addresses like mailto: over, a line
 * for each
 */
export function writeProfile(folder: string, own: Record<string, unknown>) {
  const downloads = join(folder, "downloads");
  mkdirSync(downloads);
  const all = { ...preferences, "browser.download.dir": downloads, ...own };
  const lines = Object.entries(all).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(folder, "user.js"), lines.join("\n"));

  const handedOver = join(folder, "handed-over");
  const program = join(folder, "take-address");
  writeFileSync(handedOver, "");
  writeFileSync(program, `#!/bin/sh\nprintf '%s\\n' "$1" >> '${handedOver}'\n`);
  chmodSync(program, 0o755);
  const handler = { action: 2, ask: false, handlers: [{ name: "note", path: program }] };
  const handlers = { defaultHandlersVersion: {}, schemes: { mailto: handler, tel: handler } };
  writeFileSync(join(folder, "handlers.json"), JSON.stringify(handlers));
  return { downloads, handedOver };
}
