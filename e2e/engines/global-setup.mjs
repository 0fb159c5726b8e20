// @ts-check
import { ensureBuiltSite } from "../built-site.mjs";

/** What the tests in Firefox and WebKit need. */
export default () => ensureBuiltSite();
