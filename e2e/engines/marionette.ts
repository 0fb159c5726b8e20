import { connect, type Socket } from "node:net";
import { waitUntil } from "./wait-until";
import type { Send } from "./webdriver";

type Reply = [
  type: 1,
  id: number,
  error: { error: string; message: string } | null,
  value: unknown,
];

interface Waiting {
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
}

const knock = (port: number): Promise<Socket | undefined> =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(socket));
    socket.once("error", () => resolve(undefined));
  });

/** Splits what arrives into messages; the length in bytes precedes each: `12:[1,7,null,{}]`. */
function readMessages(socket: Socket, take: (message: unknown) => void) {
  let received = Buffer.alloc(0);
  socket.on("data", (chunk: Buffer) => {
    received = Buffer.concat([received, chunk]);
    for (;;) {
      const colon = received.indexOf(":");
      const end = colon + 1 + Number(received.subarray(0, Math.max(colon, 0)));
      if (colon < 0 || received.length < end) return;
      take(JSON.parse(received.subarray(colon + 1, end).toString()));
      received = received.subarray(end);
    }
  });
}

/** Connects to Firefox's Marionette: WebDriver over a socket, which is all that geckodriver adds to. */
export async function connectToMarionette(port: number): Promise<Send> {
  let socket: Socket | undefined;
  await waitUntil(async () => (socket = await knock(port)), "Firefox starts", 60_000);
  const connected = socket as unknown as Socket;
  const waiting = new Map<number, Waiting>();
  readMessages(connected, (message) => {
    if (!Array.isArray(message)) return; // the greeting
    const [, id, error, value] = message as Reply;
    const { resolve, reject } = waiting.get(id) ?? {};
    waiting.delete(id);
    if (error) reject?.(new Error(`${error.error}: ${error.message}`));
    else resolve?.(value);
  });
  connected.on("close", () => {
    for (const { reject } of waiting.values()) reject(new Error("Firefox has ended."));
  });
  let last = 0;
  return (name, parameters = {}) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      const message = JSON.stringify([0, last, name, parameters]);
      connected.write(`${Buffer.byteLength(message)}:${message}`);
    });
}
