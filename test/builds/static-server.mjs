// @ts-check
/** Serves a folder like a static host, with the file `_headers` as Cloudflare Pages reads it. */
import { createReadStream } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, resolve, sep } from "node:path";

/** @type {Record<string, string>} */
const types = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpeg": "image/jpeg",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
};

/** @param {string} file */
export const typeOf = (file) => types[extname(file).toLowerCase()] ?? "application/octet-stream";

/** @param {string} path */
const isFile = async (path) => (await stat(path).catch(() => undefined))?.isFile() ?? false;

/** @param {string} glob a path in which `*` matches anything */
const toPattern = (glob) =>
  new RegExp(`^${glob.replace(/[.?+^$()[\]{}|\\]/g, "\\$&").replaceAll("*", ".*")}$`);

/**
 * The headers that `_headers` sets for a path.
 *
 * @param {string} folder the built site; without `_headers`, it returns none
 * @param {string} pathname
 * @returns {Promise<Record<string, string>>}
 */
export async function headersFor(folder, pathname) {
  const text = await readFile(join(folder, "_headers"), "utf8").catch(() => "");
  /** @type {Record<string, string>} */
  const headers = {};
  let matches = false;
  for (const line of text.split("\n")) {
    if (line.trim() === "" || line.startsWith("#")) continue;
    const [, name, value] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? [];
    const [, removed] = /^\s+! ([\w-]+)$/.exec(line) ?? [];
    if (removed) {
      if (matches) delete headers[removed];
    } else if (name && value) {
      if (matches) headers[name] = name in headers ? `${headers[name]}, ${value}` : value;
    } else matches = toPattern(line.trim()).test(pathname);
  }
  return headers;
}

/**
 * Splits a request's target into its decoded path and its query. Keeps a malformed path (`/%`)
 * unchanged.
 *
 * @param {string} target
 */
function parseTarget(target) {
  const [path = "/", ...query] = target.split("?");
  const search = query.length > 0 ? `?${query.join("?")}` : "";
  try {
    return { pathname: decodeURIComponent(path), search };
  } catch {
    return { pathname: path, search };
  }
}

/**
 * The response of a static host to a path.
 *
 * @param {string} root the folder that is served
 * @param {string} pathname decoded path of the URL
 * @returns {Promise<{ status: number, file?: string, location?: string }>}
 */
export async function answer(root, pathname) {
  const path = resolve(join(root, pathname));
  if (path === root || path.startsWith(root + sep)) {
    const index = join(path, "index.html");
    if (!pathname.endsWith("/") && (await isFile(path))) return { status: 200, file: path };
    if (await isFile(index))
      return pathname.endsWith("/")
        ? { status: 200, file: index }
        : { status: 301, location: `${encodeURI(pathname)}/` };
  }
  const notFound = join(root, "404.html");
  return (await isFile(notFound)) ? { status: 404, file: notFound } : { status: 404 };
}

/**
 * A server for a folder, which may be filled after the server has started.
 *
 * @param {string} folder
 */
export function createStaticServer(folder) {
  const root = resolve(folder);
  return createServer(async (request, response) => {
    const { pathname, search } = parseTarget(request.url ?? "/");
    const { status, file, location } = await answer(root, pathname);
    if (location) return response.writeHead(status, { Location: location + search }).end();
    if (!file) return response.writeHead(status, { "Content-Type": "text/plain" }).end("Not found");
    response.writeHead(status, {
      "Content-Type": typeOf(file),
      "Content-Length": (await stat(file)).size,
      "Cache-Control": "public, max-age=0, must-revalidate", // the default of such hosts for other files
      ...(await headersFor(root, pathname)),
    });
    if (request.method === "HEAD") return response.end();
    return createReadStream(file).pipe(response);
  });
}
