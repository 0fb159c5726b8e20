import { test as base, expect } from "../support/fixtures";
import { address } from "../../test/hosting/hosted-site.mjs";

/** The browser tests' fixtures on the site as nginx serves it. */
export const test = base.extend({ baseURL: async ({}, use) => use(address) });

export { expect };
