// An earlier site at this address may have registered a service worker under this name, which would go
// on showing that site. This one replaces it, removes itself, and loads the open pages again.
// service-worker.js is the same file under the other usual name.
self.addEventListener("install", () => self.skipWaiting());

async function remove() {
  for (const name of await caches.keys()) await caches.delete(name);
  const pages = await self.clients.matchAll({ type: "window" });
  await self.registration.unregister();
  for (const page of pages) await page.navigate(page.url).catch(() => undefined);
}

// Not waitUntil: the pages load only when this worker has been activated.
self.addEventListener("activate", () => void remove());
