// @ts-check
import { randomInt } from "node:crypto";
import getPort from "get-port";

/**
 * Finds consecutive free ports. They are random, so that parallel test runs find different ones,
 * and below those that systems use for outgoing connections.
 *
 * @param {number} count
 * @returns {Promise<number>} the first of them
 */
export async function findFreePorts(count) {
  for (;;) {
    const first = randomInt(10_000, 30_000);
    const ports = Array.from({ length: count }, (_, index) => first + index);
    const free = await Promise.all(ports.map((port) => getPort({ port })));
    if (free.every((port, index) => port === ports[index])) return first;
  }
}
