// @ts-check
import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/** All that a program may listen on: one that has only IPv4, or only IPv6, has the port as well. */
const addresses = ["127.0.0.1", "::1", "0.0.0.0", "::"];

/** How many ports after the usual one are tried. */
const tries = 20;

/** @param {number} port @param {string} host */
const canListen = (port, host) =>
  new Promise((resolve) => {
    const probe = createServer();
    // Other errors are those of a machine without IPv6.
    probe.once("error", (/** @type {NodeJS.ErrnoException} */ { code }) =>
      resolve(code !== "EADDRINUSE" && code !== "EACCES"),
    );
    probe.listen({ port, host }, () => probe.close(() => resolve(true)));
  });

/**
 * Tells whether no program listens on the port, and this one may.
 *
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export async function isFree(port) {
  for (const host of addresses) if (!(await canListen(port, host))) return false;
  return true;
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

/** @param {string} text */
function readPort(text) {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1 && port <= 65535) return port;
  throw new Error(`PORT is "${text}"; a number from 1 to 65535 was expected, such as PORT=8000.`);
}

/**
 * Finds the port to serve on: the one that is asked for, or else the usual one, or the next that is
 * free.
 *
 * @param {number} usual
 * @param {string} [asked] as text, from the environment
 * @returns {Promise<number>}
 * @throws {Error} if the one that is asked for is no number or taken, or there is none
 */
export async function findPort(usual, asked) {
  if (asked) {
    const port = readPort(asked);
    if (await isFree(port)) return port;
    throw new Error(
      `Port ${port} is taken by another program. End that one, or set another PORT, or none.`,
    );
  }
  for (let port = usual; port < usual + tries; port++) if (await isFree(port)) return port;
  throw new Error(
    `The ports ${usual} to ${usual + tries - 1} are all taken. Set another one, such as PORT=3000.`,
  );
}

/**
 * The port to serve on; says so if it isn't the usual one, and ends the process if there is none.
 *
 * @param {number} usual
 */
export async function choosePort(usual) {
  const { PORT } = process.env;
  try {
    const port = await findPort(usual, PORT);
    if (!PORT && port !== usual)
      console.log(`Port ${usual} is taken by another program; this takes ${port}.`);
    return port;
  } catch (error) {
    console.error(/** @type {Error} */ (error).message);
    process.exit(1);
  }
}
