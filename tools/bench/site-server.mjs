// @ts-check
/** Serves the built site like a good static host: with brotli and the site's own headers. */
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { answer, headersFor, typeOf } from "../../test/builds/static-server.mjs";

const compress = promisify(brotliCompress);

const isText = /^(text\/|application\/|image\/svg)/;
const scripts = /<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g;

/** @typedef {{ status: number, headers: Record<string, string>, body?: Buffer }} Answer */

/**
 * Starts a server on a free port.
 *
 * @param {string} folder
 * @param {{ withoutScripts?: boolean }} [options] `withoutScripts` removes every script from the
 *   pages
 * @returns {Promise<{ origin: string, close: () => void }>}
 */
export async function serveSite(folder, { withoutScripts = false } = {}) {
  /** @type {Map<string, Promise<Answer>>} */
  const known = new Map();

  /** @param {string} address @returns {Promise<Answer>} */
  async function load(address) {
    const { pathname } = new URL(address, "http://localhost");
    const { status, file, location } = await answer(resolve(folder), decodeURIComponent(pathname));
    if (location) return { status, headers: { Location: location } };
    if (!file) return { status, headers: {} };
    const type = typeOf(file);
    const found = await readFile(file);
    const changed = withoutScripts && type.startsWith("text/html");
    const bytes = changed ? Buffer.from(found.toString().replace(scripts, "")) : found;
    const wanted = await headersFor(folder, pathname);
    const headers = { "Content-Type": type, "Cache-Control": "no-cache", ...wanted };
    if (!isText.test(type)) return { status, headers, body: bytes };
    return {
      status,
      headers: { ...headers, "Content-Encoding": "br" },
      body: await compress(bytes),
    };
  }

  const server = createServer(async (request, response) => {
    const address = request.url ?? "/";
    const loading = known.get(address) ?? load(address);
    known.set(address, loading);
    const { status, headers, body } = await loading;
    response.writeHead(status, { ...headers, "Content-Length": body?.length ?? 0 }).end(body);
  });
  await new Promise((listening) => server.listen(0, "localhost", () => listening(undefined)));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  return { origin: `http://localhost:${port}`, close: () => server.closeAllConnections() };
}
