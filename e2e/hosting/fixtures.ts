import { test as base, expect } from "../fixtures";
import { address } from "./hosted-site.mjs";

/** The browser tests' fixtures on the site as nginx serves it. */
export const test = base.extend({ baseURL: async ({}, use) => use(address) });

export { expect };
