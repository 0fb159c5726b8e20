import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, slow, test } from "../support/fixtures";

/** A service worker that keeps showing its cached page, like that of an older site. */
const oldWorker = `
  addEventListener("install", (event) =>
    event.waitUntil(caches.open("old").then((cache) => cache.add("/")).then(() => skipWaiting())));
  addEventListener("activate", (event) => event.waitUntil(clients.claim()));
  addEventListener("fetch", (event) =>
    event.respondWith(caches.match(event.request).then((copy) => copy ?? fetch(event.request))));
`;

/** Serves a page with a title, and the same worker at all script URLs. */
function serve(site: { name: string; worker: string }): Promise<Server> {
  const server = createServer(({ url = "" }, response) => {
    const isScript = url.endsWith(".js");
    response.setHeader("Content-Type", isScript ? "text/javascript" : "text/html");
    response.end(isScript ? site.worker : `<!DOCTYPE html><title>${site.name}</title>`);
  });
  return new Promise((resolve) => server.listen(0, "localhost", () => resolve(server)));
}

for (const file of ["sw.js", "service-worker.js"])
  test(
    `${file} removes an older site's service worker and its cached pages`,
    slow,
    async ({ page }) => {
      const site = { name: "Old site", worker: oldWorker };
      const server = await serve(site);
      const { port } = server.address() as AddressInfo;
      await page.goto(`http://localhost:${port}/`);
      await page.evaluate(async (name) => {
        await navigator.serviceWorker.register(`/${name}`);
        await navigator.serviceWorker.ready;
      }, file);
      await page.reload();
      expect(await page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);

      site.name = "New site";
      site.worker = readFileSync(`static/${file}`, "utf8");
      await page.reload(); // the browser checks for a newer worker on each page load
      await expect(page).toHaveTitle("New site");
      await expect(async () => {
        const left = await page.evaluate(async () => [
          ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
          ...(await caches.keys()),
        ]);
        expect(left).toEqual([]);
      }).toPass();
      await page.reload();
      await expect(page).toHaveTitle("New site");
      server.close();
    },
  );
