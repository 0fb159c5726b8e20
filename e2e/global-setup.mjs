// @ts-check
import { ensureBuiltSite } from "../test/sites/built-site.mjs";
import { ensureFullSite } from "../test/sites/full-site.mjs";

/** What all browser tests need: the site of the fixed content, and the one with every option on. */
export default async function globalSetup() {
  await ensureBuiltSite();
  await ensureFullSite();
}
