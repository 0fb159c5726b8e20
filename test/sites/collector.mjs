// @ts-check
/**
 * Stands in for the analytics provider: node test/sites/collector.mjs 9102
 *
 * It answers the provider's routes, decodes what it is sent, and tells it at `/received`. How it
 * fares goes by what is sent, so that tests can run side by side: data that mentions `fails-` is
 * answered with an error, `hangs-` with nothing, and `breaks-` with a broken connection.
 */
import { createServer } from "node:http";

/** @typedef {{ route: string, event?: string, properties?: Record<string, unknown> }} Received */

/** @type {Received[]} */
const received = [];

/** @param {string} data base64, or plain JSON */
const decode = (data) =>
  JSON.parse(/^[[{]/.test(data) ? data : Buffer.from(data, "base64").toString("utf8"));

/** @param {import("node:http").IncomingMessage} request */
async function bodyOf(request) {
  let body = "";
  for await (const chunk of request) body += chunk;
  return body;
}

const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? "/", "http://localhost");
  const [route = ""] = /^\/(track|engage|groups|record|received)\/?$/.exec(pathname) ?? [];
  if (pathname === "/received") return response.end(JSON.stringify(received));
  if (!route || request.method !== "POST") return response.writeHead(404).end();

  const decoded = decode(new URLSearchParams(await bodyOf(request)).get("data") ?? "[]");
  for (const one of [decoded].flat()) received.push({ route: pathname.split("/")[1], ...one });

  const text = JSON.stringify(decoded);
  if (text.includes("hangs-")) return undefined;
  if (text.includes("breaks-")) return request.socket.destroy();
  return response
    .writeHead(text.includes("fails-") ? 500 : 200, {
      "Access-Control-Allow-Origin": request.headers.origin ?? "*",
      "Access-Control-Allow-Credentials": "true",
    })
    .end("1");
});

server.listen(Number(process.argv[2] ?? 9102), "localhost");
