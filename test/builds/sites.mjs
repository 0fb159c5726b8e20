// @ts-check

/** The first of the tests' ports; another one for a second run at the same time. */
const firstPort = Number(process.env.TEST_PORT ?? 9300);

/** @param {string} project a copy of this project, with other content @param {number} port */
const site = (project, port) => ({
  project,
  folder: `${project}/public`,
  port,
  address: `http://localhost:${port}`,
});

/**
 * The site built from the fixed content in test/site, which tests rely on. The owner's data/ and
 * content/ never change it.
 */
export const builtSite = site("test-results/site", firstPort);

/** The same site built from the changed data of full-data.mjs. */
export const fullSite = site("test-results/full", firstPort + 1);

/** The port of `gatsby develop` in the tests of the preview. */
export const previewPort = firstPort + 3;

/** The port of WebKitGTK's driver. */
export const webDriverPort = firstPort + 4;

const collectorPort = firstPort + 2;

/**
 * Simulates the analytics provider of the full site. That site is built with a host name instead of
 * a port; the browser maps it.
 */
export const collector = {
  port: collectorPort,
  address: "http://collector.localhost",
  resolverRule: `MAP collector.localhost localhost:${collectorPort}`,
  received: `http://localhost:${collectorPort}/received`,
};
