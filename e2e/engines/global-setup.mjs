// @ts-check
import { ensureAlternateSite } from "../../test/sites/alternate-site.mjs";
import { ensureBuiltSite } from "../../test/sites/built-site.mjs";

/** What the tests in Firefox and WebKit need. */
export default async function globalSetup() {
  await ensureBuiltSite();
  await ensureAlternateSite();
}
