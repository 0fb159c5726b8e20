import { ensureBuiltSite, ensureTestSites } from "../test/sites/build-sites.mjs";

/** Builds the sites that browser tests visit. */
export default () => (process.env.QUICK_TESTS ? ensureBuiltSite() : ensureTestSites());
