import { readFileSync } from "node:fs";
import { headersFor } from "../sites/static-server.mjs";

const own = [
  "/",
  "/reviews/",
  "/404.html",
  "/admin/",
  "/app-0123.js",
  "/sw.js",
  "/service-worker.js",
  "/styles.0123.css",
  "/static/deferred-0123.css",
  "/static/figtree-400-700-0123.woff2",
  "/page-data/index/page-data.json",
  "/chat.json",
  "/sitemap.xml",
  "/manifest.webmanifest",
];

const shared = [
  "/img-cache/poodle-lg.webp",
  "/static/pictures/cover.webp",
  "/static/pictures/cover.jpg",
  "/a-photo-of-the-owner.jpeg",
  "/social-card.jpg",
  "/favicon.ico",
  "/favicon.svg",
  "/icons/icon-192.png",
  "/ornaments/rosette.svg",
  "/a-photo-of-the-owner.avif",
  "/a-photo-of-the-owner.gif",
  "/rss.xml",
];

test.each([
  ...own.map((path) => [path, "same-origin"]),
  ...shared.map((path) => [path, "cross-origin"]),
])("other sites can show only pictures and the feed: %s is %s", async (path, policy) => {
  const headers = await headersFor("static", path);
  expect(headers["Cross-Origin-Resource-Policy"]).toBe(policy);
  const sandbox = "sandbox; default-src 'none'; style-src 'unsafe-inline'";
  const isPicture = shared.includes(path) && path !== "/rss.xml";
  expect(headers["Content-Security-Policy"]?.includes(sandbox)).toBe(isPicture);
  expect(headers["Content-Security-Policy"]).toContain("frame-ancestors 'none'");
  const lines = readFileSync("static/_headers", "utf8").split("\n");
  for (const [name, value] of Object.entries(headers))
    expect(lines).toContain(`  ${name}: ${value}`); // not merged from two rules
});

test.each([
  ["/", "same-origin"],
  ["/admin/", "same-origin-allow-popups"],
])("%s shares its window with others as %s", async (path, policy) => {
  expect((await headersFor("static", path))["Cross-Origin-Opener-Policy"]).toBe(policy);
});

test.each([
  ["/app-0123.js", "immutable"],
  ["/static/pictures/cover.webp", "immutable"],
  ["/sw.js", "must-revalidate"],
  ["/service-worker.js", "must-revalidate"],
])("%s is cached as %s", async (path, caching) => {
  expect((await headersFor("static", path))["Cache-Control"]).toMatch(new RegExp(`${caching}$`));
});

test("both service workers have the same script", () => {
  expect(readFileSync("static/service-worker.js", "utf8")).toBe(
    readFileSync("static/sw.js", "utf8"),
  );
});
