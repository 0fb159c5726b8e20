// @ts-check
import { join } from "node:path";
import { root } from "../../scripts/processes.mjs";
import { firstPort } from "../sites/sites.mjs";

/** The folder of nginx's files in these tests: releases, certificate, configuration. */
export const folder = join(root, "test-results/hosting");

/** The folder that docs/publish.sh publishes into. */
export const publishedTo = join(folder, "site");

/** The server's certificate and its key. */
export const certificate = { chain: join(folder, "certificate.pem"), key: join(folder, "key.pem") };

/** The site's name in these tests, and a second one that redirects to it. */
export const hostName = "localhost";
export const otherHostName = "other.localhost";

/** The server's ports in these tests instead of 80 and 443. */
export const ports = { http: firstPort + 5, https: firstPort + 6 };

/** A file that was published by mistake. */
export const strayFile = "/.env";

/** The URL at which nginx serves the site. */
export const address = `https://${hostName}:${ports.https}`;
