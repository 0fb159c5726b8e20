// @ts-check
import { createHash } from "node:crypto";
import { rmSync } from "node:fs";
import { createConnection, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { root } from "./processes.mjs";

/** Names this command in the messages of others. */
const ownLabel = () => `npm run ${process.env.npm_lifecycle_event} (process ${process.pid})`;

/**
 * Claims a job in this folder, because two processes that install or build at the same time would
 * overwrite each other's files. The claim is a socket: it ends with its process, even in a crash.
 *
 * @param {string} job
 * @param {() => string} [label] names this process to others that request the claim
 * @returns {Promise<{ other: string } | { other?: undefined, release: () => void }>} the label of
 *   the process that has the claim, or a function to release it
 */
export async function claim(job, label = ownLabel) {
  const hash = createHash("sha256").update(`${root} ${process.getuid?.()} ${job}`).digest("hex");
  const name = `${hash.slice(0, 20)}.sock`; // a socket's path has at most 104 bytes on macOS
  const path = process.platform === "win32" ? `\\\\.\\pipe\\${name}` : join(tmpdir(), name);
  for (;;) {
    const server = createServer((socket) => socket.end(label())).unref();
    const error = await new Promise((resolve) =>
      server.once("error", resolve).listen(path, () => resolve(undefined)),
    );
    if (!error) return { release: () => server.close() };
    if (error.code !== "EADDRINUSE") throw error;
    try {
      return { other: await text(createConnection(path)) };
    } catch {
      rmSync(path, { force: true }); // its process has ended
    }
  }
}
