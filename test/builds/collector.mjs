// @ts-check
/**
 * Simulates the analytics provider: node test/builds/collector.mjs <port>. Decodes what it receives
 * and lists it at `/received`. Its response depends on the data, so that tests can run in parallel:
 * an error for `fails-`, no response for `hangs-`, a broken connection for `breaks-`.
 */
import { createServer } from "node:http";
import { gunzipSync } from "node:zlib";

/** @typedef {import("node:http").IncomingMessage} Request */

/**
 * Received data with its route: an event, a change of a profile, or a part of a recording.
 *
 * @typedef {{ route: string } & Record<string, unknown>} Received
 */

/** @type {Received[]} */
const received = [];

/** @param {Request} request */
async function bodyOf(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** @param {string} data base64, or plain JSON */
const decode = (data) =>
  JSON.parse(/^[[{]/.test(data) ? data : Buffer.from(data, "base64").toString("utf8"));

/** One or more items in a form's field. @param {Buffer} body */
const readData = (body) =>
  [decode(new URLSearchParams(body.toString()).get("data") ?? "[]")].flat();

/**
 * Parses a part of a recording: the URL contains its visitor, a header the token.
 *
 * @param {Buffer} body
 * @param {Request} request
 * @param {URLSearchParams} query
 */
const readRecording = (body, { headers }, query) => ({
  ...Object.fromEntries(query),
  authorization: headers.authorization,
  recording: JSON.parse((query.get("format") === "gzip" ? gunzipSync(body) : body).toString()),
});

const server = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
  const [, route = ""] = /^\/(track|engage|groups|record|received)\/?$/.exec(pathname) ?? [];
  if (route === "received") return response.end(JSON.stringify(received));
  response.setHeader("Access-Control-Allow-Origin", request.headers.origin ?? "*");
  response.setHeader("Access-Control-Allow-Credentials", "true");
  // Browsers send a preflight request before a header that a form couldn't send.
  if (request.method === "OPTIONS") {
    response.setHeader("Access-Control-Allow-Headers", "authorization, content-type");
    return response.writeHead(204).end();
  }
  if (!route || request.method !== "POST") return response.writeHead(404).end();

  const body = await bodyOf(request);
  const all = route === "record" ? [readRecording(body, request, searchParams)] : readData(body);
  received.push(...all.map((one) => ({ route, ...one })));

  const text = JSON.stringify(all);
  if (text.includes("hangs-")) return undefined;
  if (text.includes("breaks-")) return request.socket.destroy();
  return response.writeHead(text.includes("fails-") ? 500 : 200).end("1");
});

server.listen(Number(process.argv[2]), "localhost");
