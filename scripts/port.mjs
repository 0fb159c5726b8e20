// @ts-check
import { randomInt } from "node:crypto";
import getPort, { clearLockedPorts, portNumbers } from "get-port";

/** Whether no program listens on the port, and this one may. @param {number} port */
export async function isFree(port) {
  clearLockedPorts(); // it would take what it has found free for taken, for half a minute
  return (await getPort({ port })) === port;
}

/**
 * Finds so many ports in a row that are free: the first of them. By chance, so that two who look at once
 * find others, and below those that systems give to outgoing connections.
 *
 * @param {number} count
 * @returns {Promise<number>}
 */
export async function findRow(count) {
  for (;;) {
    const first = randomInt(10_000, 30_000);
    const free = await Promise.all(
      Array.from({ length: count }, (_, index) => isFree(first + index)),
    );
    if (free.every(Boolean)) return first;
  }
}

/** @param {string} message @returns {never} */
function stop(message) {
  console.error(message);
  process.exit(1);
}

/**
 * The port to serve on: the one that PORT asks for, or else the usual one, or one that is free. Says so if
 * it isn't the usual one, and ends the process if the one that is asked for can't be had.
 *
 * @param {number} usual
 */
export async function choosePort(usual) {
  const { PORT } = process.env;
  if (PORT) {
    const port = Number(PORT);
    if (!Number.isInteger(port) || port < 1 || port > 65535)
      stop(`PORT is "${PORT}"; a number from 1 to 65535 was expected, such as PORT=8000.`);
    if (!(await isFree(port)))
      stop(`Port ${port} is taken by another program. End that one, or set another PORT, or none.`);
    return port;
  }
  const port = await getPort({ port: portNumbers(usual, usual + 20) });
  if (port !== usual) console.log(`Port ${usual} is taken by another program; this takes ${port}.`);
  return port;
}
