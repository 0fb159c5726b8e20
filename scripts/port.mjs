// @ts-check
import getPort, { portNumbers } from "get-port";
import { Refusal } from "./refusal.mjs";

/**
 * Chooses the port of a server: PORT, or the default port or the next free one.
 *
 * @param {number} defaultPort
 * @param {string} [requested]
 * @throws {Refusal} if the requested port is in use or isn't a port number
 */
export async function choosePort(defaultPort, requested = process.env.PORT) {
  if (!requested) {
    const port = await getPort({ port: portNumbers(defaultPort, defaultPort + 20) });
    if (port !== defaultPort) console.log(`Port ${defaultPort} is in use, so this uses ${port}.`);
    return port;
  }
  const port = Number(requested);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Refusal(
      `PORT is "${requested}". Set a number from 1 to 65535, such as PORT=${defaultPort}.`,
    );
  if ((await getPort({ port })) === port) return port;
  throw new Refusal(`Port ${port} is in use. End the program that uses it, or set another PORT.`);
}
