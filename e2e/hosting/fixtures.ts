import { test as base, expect } from "../support/fixtures";
import { address } from "../../test/hosting/hosted-site.mjs";

/** The browser tests' fixtures for the site on nginx. */
export const test = base.extend({ baseURL: async ({}, use) => use(address) });

export { expect };
