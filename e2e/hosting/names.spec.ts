import { once } from "node:events";
import { connect as connectPlain } from "node:net";
import { text } from "node:stream/consumers";
import { connect as connectSecure } from "node:tls";
import { address, hostName, otherHostName, ports } from "../../test/hosting/hosted-site.mjs";
import { expect, test } from "./fixtures";

/**
 * Sends a request unchanged.
 *
 * @param servername the name in the TLS handshake; "" for no name; without it, plain HTTP
 * @returns the status line and the Location header; "nothing" if the server closes the connection,
 *   "no handshake" if it rejects the name
 */
async function send(request: string, servername?: string): Promise<string> {
  const host = "localhost";
  const socket =
    servername === undefined
      ? connectPlain(ports.http, host)
      : connectSecure({ host, port: ports.https, servername, rejectUnauthorized: false });
  socket.write(request);
  const answer = await text(socket).catch(() => undefined);
  if (answer === undefined) return "no handshake";
  const [status = ""] = answer.split("\r\n");
  const location = /^location: (.*)\r$/im.exec(answer)?.[1] ?? "";
  return `${status} ${location}`.trim() || "nothing";
}

/** A request for a page. */
const get = (host: string, target = "/faq/?from=card") =>
  `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;

const toSite = `HTTP/1.1 301 Moved Permanently ${address}/faq/?from=card`;
const badRequest = "HTTP/1.1 400 Bad Request";

/** Host headers and the response on port 80. */
const plainRequests: [name: string, request: string, answer: string][] = [
  ["the site's name", get(hostName), toSite],
  ["its name in capitals", get(hostName.toUpperCase()), toSite],
  ["its name and a port", get(`${hostName}:8080`), toSite],
  ["its name and a final dot", get(`${hostName}.`), toSite],
  ["its other name", get(otherHostName), toSite],
  ["a foreign name", get("evil.example"), "nothing"],
  ["a foreign name and a port", get("evil.example:80"), "nothing"],
  ["a foreign name that begins like the site's", get(`${hostName}.evil.example`), "nothing"],
  ["a foreign name that ends like the site's", get(`evil-${hostName}`), "nothing"],
  ["an IPv4 address", get("127.0.0.1"), "nothing"],
  ["an IPv6 address", get("[::1]"), "nothing"],
  ["an empty name", get(""), badRequest],
  ["no Host header", "GET / HTTP/1.0\r\n\r\n", "nothing"],
  ["a foreign name in the target", get(hostName, "http://evil.example/faq/"), "nothing"],
  ["a name with a slash", get(`${hostName}/evil.example`), badRequest],
  ["two Host headers", get(`${hostName}\r\nHost: evil.example`), badRequest],
];

test("port 80 redirects the site's names, and closes all other connections", async () => {
  for (const [name, request, answer] of plainRequests)
    expect(await send(request), name).toBe(answer);
});

const ok = "HTTP/1.1 200 OK";

/** Names in the handshake and in the Host header, and the response on port 443. */
const secureRequests: [servername: string, host: string, answer: string][] = [
  [hostName, hostName, ok],
  [hostName, hostName.toUpperCase(), ok],
  [hostName, `${hostName}:${ports.https}`, ok],
  [otherHostName, otherHostName, toSite],
  [hostName, "evil.example", "nothing"],
  [hostName, "127.0.0.1", "nothing"],
  ["evil.example", "evil.example", "no handshake"],
  ["evil.example", hostName, "no handshake"],
  ["", hostName, "no handshake"],
];

test("port 443 serves only the site's name", async () => {
  for (const [servername, host, answer] of secureRequests)
    expect(await send(get(host), servername), `${servername}, ${host}`).toBe(answer);
});

test("port 443 offers HTTP/2", async () => {
  const tls = { host: "localhost", port: ports.https, servername: hostName };
  const socket = connectSecure({ ...tls, ALPNProtocols: ["h2"], rejectUnauthorized: false });
  await once(socket, "secureConnect");
  expect(socket.alpnProtocol).toBe("h2");
  socket.destroy();
});
