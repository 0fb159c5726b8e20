import { ensureBuiltSite } from "../../test/sites/build-sites.mjs";

/** Builds the site that these tests visit. */
export default () => ensureBuiltSite();
