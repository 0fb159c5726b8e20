import { createServer, request, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { isForeign, refuseForeignRequests } from "./refuse-foreign-requests";

const host = "localhost:8000";
const evil = "https://evil.example";

const answered: [from: string, headers: IncomingHttpHeaders][] = [
  ["a typed URL", { host, "sec-fetch-site": "none", "sec-fetch-mode": "navigate" }],
  ["a page's own request", { host, "sec-fetch-site": "same-origin" }],
  ["a page's own script module", { host, origin: "http://localhost:8000" }],
  ["a tool that sends no such headers", { host }],
  ["127.0.0.1", { host: "127.0.0.1:8000" }],
  ["an IPv6 address", { host: "[::1]:8000" }],
  ["a phone in the same network", { host: "192.168.1.7:8000" }],
  ["a subdomain of localhost", { host: "preview.localhost:8000" }],
  ["localhost in capitals", { host: "LOCALHOST:8000", origin: "http://localhost:8000" }],
  [
    "a link on another site",
    {
      host,
      "sec-fetch-site": "cross-site",
      "sec-fetch-mode": "navigate",
      "sec-fetch-dest": "document",
    },
  ],
];

const refused: [from: string, headers: IncomingHttpHeaders][] = [
  ["fetch by another site", { host, origin: evil, "sec-fetch-site": "cross-site" }],
  ["fetch by an old browser", { host, origin: evil }],
  ["a script element of another site", { host, "sec-fetch-site": "cross-site" }],
  ["another port of this computer", { host, origin: "http://localhost:3000" }],
  ["a script element of another port", { host, "sec-fetch-site": "same-site" }],
  ["a sandboxed frame", { host, origin: "null" }],
  [
    "a frame of another site",
    {
      host,
      "sec-fetch-site": "cross-site",
      "sec-fetch-mode": "navigate",
      "sec-fetch-dest": "iframe",
    },
  ],
  [
    "a form of another site",
    {
      host,
      origin: evil,
      "sec-fetch-site": "cross-site",
      "sec-fetch-mode": "navigate",
      "sec-fetch-dest": "document",
    },
  ],
  ["a name that points to this computer", { host: "evil.example:8000" }],
  ["a name that begins with localhost", { host: "localhost.evil.example:8000" }],
  ["a name that ends with localhost", { host: "evillocalhost:8000" }],
  ["a name that begins with an IP address", { host: "127.0.0.1.evil.example:8000" }],
  ["an empty name", { host: "" }],
  ["no name", {}],
];

test.each(answered)("the preview answers %s", (_, headers) => {
  expect(isForeign(headers)).toBe(false);
});

test.each(refused)("the preview refuses %s", (_, headers) => {
  expect(isForeign(headers)).toBe(true);
});

const upgrade = { Connection: "Upgrade", Upgrade: "websocket" };
const switching =
  "HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n";

const server = createServer((_, response) => response.end("a draft"));
// WebSockets stay open, and would keep a failed test from ending.
const sockets = new Set<Socket>();
server.on("connection", (socket) => sockets.add(socket));
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  server.close();
});

test("foreign requests and WebSockets reach no handler", async () => {
  refuseForeignRequests(server);
  server.on("upgrade", (_, socket) => socket.end(switching));
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const { port } = server.address() as AddressInfo;

  /** The response's status. */
  const statusOf = (headers: Record<string, string>) =>
    new Promise<number | undefined>((resolve, reject) =>
      request({ host: "localhost", port, headers, agent: false })
        .on("response", (response) => resolve(response.resume().statusCode))
        .on("upgrade", (response) => resolve(response.statusCode))
        .on("error", reject)
        .end(),
    );

  expect(await statusOf({})).toBe(200);
  expect(await statusOf(upgrade)).toBe(101);
  expect(await statusOf({ Origin: evil })).toBe(403);
  expect(await statusOf({ Origin: evil, ...upgrade })).toBe(403);
});
