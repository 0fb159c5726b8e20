// An earlier site at this address may have registered a service worker under this name, which would go
// on showing that site. This one replaces it, removes itself, and loads the open pages again.
// sw.js and service-worker.js are the two usual names of such scripts, and the same file. With
// importScripts, the one could load an old copy of the other from the cache.
self.addEventListener("install", () => self.skipWaiting());

async function remove() {
  for (const name of await caches.keys()) await caches.delete(name);
  const pages = await self.clients.matchAll({ type: "window" });
  await self.registration.unregister();
  for (const page of pages) await page.navigate(page.url).catch(() => undefined);
}

// Not waitUntil: the pages load only when this worker has been activated.
self.addEventListener("activate", () => void remove());
