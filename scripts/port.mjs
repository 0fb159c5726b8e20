// @ts-check
import getPort, { portNumbers } from "get-port";
import { Refusal } from "./refusal.mjs";

/**
 * Chooses the port to serve on: the wanted one, or the usual one, or the next free one.
 *
 * @param {number} usual
 * @param {string} [wanted]
 * @throws {Refusal} if the wanted port is not a port or is in use
 */
export async function choosePort(usual, wanted = process.env.PORT) {
  if (!wanted) {
    const port = await getPort({ port: portNumbers(usual, usual + 20) });
    if (port !== usual) console.log(`Port ${usual} is in use, so this uses ${port}.`);
    return port;
  }
  const port = Number(wanted);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Refusal(`PORT is "${wanted}". Set a number from 1 to 65535, such as PORT=${usual}.`);
  if ((await getPort({ port })) === port) return port;
  throw new Refusal(`Port ${port} is in use. End the program that uses it, or set another PORT.`);
}
