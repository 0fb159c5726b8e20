// @ts-check
import { ensureTestSites } from "../test/sites/build-sites.mjs";

/** What all browser tests need. */
export default () => ensureTestSites();
