import { readdirSync, readFileSync } from "node:fs";
import { headersFor } from "../../test/sites/static-server.mjs";
import { builtSite } from "../../test/sites/sites.mjs";
import { expect, test } from "./fixtures";
import { strayFile } from "../../test/hosting/hosted-site.mjs";

const files = readdirSync(builtSite.folder, { recursive: true }).map(String);
const firstFileIn = (folder: string) => `/${files.find((file) => file.startsWith(folder)) ?? ""}`;
const firstFileLike = (name: RegExp) => `/${files.find((file) => name.test(file)) ?? ""}`;

const revalidated = "public, max-age=0, must-revalidate";
const immutable = "public, max-age=31536000, immutable";

const json = "application/json; charset=utf-8";

/** The headers that Mozilla's HTTP Observatory scores. */
const requiredHeaders = {
  "strict-transport-security": /max-age=(?:\d{8,}|[2-9]\d{7})/,
  "x-content-type-options": /^nosniff$/,
  "x-frame-options": /^DENY$/,
  "referrer-policy": /^(?:no-referrer|same-origin|strict-origin)/,
  "cross-origin-resource-policy": /^(?:same|cross)-origin$/,
  "content-security-policy": /frame-ancestors 'none'/,
};

/** A file of each kind: URL, type, and cache time. */
const kinds = [
  ["/", "text/html; charset=utf-8", revalidated],
  ["/faq/", "text/html; charset=utf-8", revalidated],
  [firstFileLike(/^app-\w+\.js$/), "application/javascript; charset=utf-8", immutable],
  ["/sw.js", "application/javascript; charset=utf-8", revalidated],
  ["/service-worker.js", "application/javascript; charset=utf-8", revalidated],
  [firstFileIn("img-cache/"), "image/webp", immutable],
  [firstFileLike(/^static\/.*\.woff2$/), "font/woff2", immutable],
  [firstFileLike(/^static\/.*\.webp$/), "image/webp", immutable],
  ["/chat.json", json, revalidated],
  ["/page-data/index/page-data.json", json, revalidated],
  [firstFileLike(/^ornaments\/.*\.svg$/), "image/svg+xml", revalidated],
  ["/manifest.webmanifest", "application/manifest+json; charset=utf-8", revalidated],
  ["/sitemap.xml", "text/xml; charset=utf-8", revalidated],
  ["/favicon.ico", "image/x-icon", revalidated],
  ["/social-card.jpg", "image/jpeg", revalidated],
  ["/icons/icon-192.png", "image/png", revalidated],
  ["/rss.xml", "text/xml; charset=utf-8", revalidated],
] as const;

test("each kind of file has its content type and the headers of _headers", async ({ request }) => {
  for (const [path, type, cache] of kinds) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    const headers = response.headers();
    expect(headers["content-type"], path).toBe(type);
    expect(headers["cache-control"], path).toBe(cache);
    const expected = Object.entries(await headersFor(builtSite.folder, path));
    expect(expected.length).toBeGreaterThan(7);
    for (const [name, value] of expected) expect(headers[name.toLowerCase()], name).toBe(value);
    expect(headers.server).toBe("nginx");
    expect(headers["set-cookie"]).toBeUndefined();
    for (const [name, value] of Object.entries(requiredHeaders))
      expect(headers[name], path).toMatch(value);
  }
});

const notFound = {
  "an unknown URL": "/no-such-page/",
  "a malformed path": "/100%",
  "a script that no build contains": "/app-00000000000000000000.js",
  "a folder without a page": "/icons/",
  "a folder of photos": "/img-cache/",
  "a file that begins with a dot": strayFile,
  "the headers of other hosts": "/_headers",
  "the redirects of other hosts": "/_redirects",
  "the headers of other hosts, with an encoded slash": "/static/..%2f_headers",
};

test("missing and private files get the 404 page, which isn't cached", async ({ request }) => {
  for (const [name, path] of Object.entries(notFound)) {
    const response = await request.get(path);
    expect(response.status(), name).toBe(404);
    expect(await response.text()).toBe(readFileSync(`${builtSite.folder}/404.html`, "utf8"));
    const headers = response.headers();
    expect(headers["cache-control"], name).toBe(revalidated);
    expect(headers["content-security-policy"], name).toContain("frame-ancestors 'none'");
  }
});

const moved = readFileSync("static/_redirects", "utf8")
  .split("\n")
  .filter((line) => line.startsWith("/"))
  .map((line) => line.split(" ").slice(0, 2));

test("old URLs and URLs without a trailing slash redirect to their page", async ({ request }) => {
  expect(moved.length).toBeGreaterThan(20);
  for (const [from = "", to = ""] of [...moved, ["/about", "/about/"], ["/blog", "/blog/"]]) {
    const response = await request.get(`${from}?from=card`, { maxRedirects: 0 });
    expect(response.status(), from).toBe(301);
    expect(response.headers().location).toBe(`${to}?from=card`);
  }
});

test("text files are compressed for clients that accept gzip", async ({ request }) => {
  const script = firstFileLike(/^framework-\w+\.js$/);
  const encodingOf = async (path: string, accepted: string) =>
    (await request.get(path, { headers: { "Accept-Encoding": accepted } })).headers();
  for (const path of [
    "/",
    script,
    "/page-data/index/page-data.json",
    firstFileLike(/^ornaments\/.*\.svg$/),
  ]) {
    const headers = await encodingOf(path, "gzip");
    expect(headers["content-encoding"], path).toBe("gzip");
    expect(headers.vary).toBe("Accept-Encoding");
    expect((await encodingOf(path, "identity"))["content-encoding"], path).toBeUndefined();
  }
  expect((await encodingOf("/favicon.ico", "gzip"))["content-encoding"]).toBeUndefined();
});
