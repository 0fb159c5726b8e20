// @ts-check

/** The first of the tests' ports. `npm test` sets it to a row of free ports. */
export const firstPort = Number(process.env.E2E_FIRST_PORT ?? 9300);

/** @param {string} folder @param {number} port */
const site = (folder, port) => ({ folder, port, address: `http://localhost:${port}` });

/**
 * The site built from the fixed content in test/site, which tests may know by heart: what the owner
 * writes into data/ and content/ never reaches it.
 */
export const builtSite = site("test-results/site/public", firstPort);

/** The same site built from the changed data of full-data.mjs. */
export const fullSite = site("test-results/full/public", firstPort + 1);

const collectorPort = firstPort + 2;

/**
 * Stands in for the analytics provider; the full site tells it what happens. That site is built with a
 * name in the place of the port, which the browser maps to it.
 */
export const collector = {
  port: collectorPort,
  address: "http://collector.localhost",
  resolverRule: `MAP collector.localhost localhost:${collectorPort}`,
  received: `http://localhost:${collectorPort}/received`,
};
