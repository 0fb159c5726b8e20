// @ts-check
import { createServer } from "node:net";

/**
 * Tells whether a server can listen on the port.
 *
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, "localhost", () => probe.close(() => resolve(true)));
  });
}

/**
 * The port to serve on: PORT, or the usual one. Ends the process if it is no number or taken.
 *
 * @param {number} usual
 */
export async function choosePort(usual) {
  const port = Number(process.env.PORT ?? usual);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    console.error(`PORT is "${process.env.PORT}"; a number from 1 to 65535 was expected.`);
    process.exit(1);
  }
  if (await isFree(port)) return port;
  console.error(
    `Port ${port} is taken by another program. End that, or set another one, such as PORT=${port + 1}`,
  );
  process.exit(1);
}
