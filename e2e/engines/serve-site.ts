import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createStaticServer } from "../../test/sites/static-server.mjs";

/** A server of a built site for one test. */
export interface ServedSite {
  address: string;
  /** The requested paths, oldest first. */
  requests: string[];
  /** The number of requests without a complete response. */
  countPending: () => number;
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
  const delays: { paths: RegExp; released: Promise<void> }[] = [];
  let pending = 0;
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://localhost").pathname;
    requests.push(path);
    pending += 1;
    response.once("close", () => (pending -= 1));
    const delayed = delays.filter(({ paths }) => paths.test(path)).map(({ released }) => released);
    void Promise.all(delayed).then(() => files.emit("request", request, response));
  });
  const port = await listen(server);
  const delayRequests = (paths: RegExp) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    delays.push({ paths, released });
    return release;
  };
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return {
    address: `http://localhost:${port}`,
    requests,
    countPending: () => pending,
    delayRequests,
    close,
  };
}
