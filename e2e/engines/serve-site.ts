import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createStaticServer } from "../../test/sites/static-server.mjs";

/** A server of a built site for one test. */
export interface ServedSite {
  address: string;
  /** The requested paths, oldest first. */
  requests: string[];
  /** Delays the responses for these paths until the returned function is called. */
  delayRequests: (paths: RegExp) => () => void;
  close: () => Promise<void>;
}

const listen = (server: Server) =>
  new Promise<number>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "localhost", () => resolve((server.address() as AddressInfo).port));
  });

/** Serves a folder with the site's own headers, on a free port. */
export async function serveSite(folder: string): Promise<ServedSite> {
  const files = createStaticServer(folder);
  const requests: string[] = [];
  const holds: { paths: RegExp; released: Promise<void> }[] = [];
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://localhost").pathname;
    requests.push(path);
    const held = holds.filter(({ paths }) => paths.test(path)).map(({ released }) => released);
    void Promise.all(held).then(() => files.emit("request", request, response));
  });
  const port = await listen(server);
  const delayRequests = (paths: RegExp) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    holds.push({ paths, released });
    return release;
  };
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { address: `http://localhost:${port}`, requests, delayRequests, close };
}
