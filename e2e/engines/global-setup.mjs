// @ts-check
import { ensureBuiltSite } from "../../test/sites/built-site.mjs";

/** What the tests in Firefox and WebKit need. */
export default () => ensureBuiltSite();
