// @ts-check
import { existsSync } from "node:fs";
import { ensureBuiltSite } from "../test/sites/built-site.mjs";
import { ownSite } from "../test/sites/sites.mjs";
import { ensureFullSite } from "../test/sites/full-site.mjs";

/**
 * What all browser tests need: the site of the fixed content and the full one, and but for the
 * quick ones the owner's.
 */
export default async function globalSetup() {
  if (!process.env.QUICK_TESTS && !existsSync(`${ownSite.folder}/index.html`)) {
    throw new Error(
      "There is no built site in public/: run `npm run build`, or `npm run test:browser`.",
    );
  }
  await ensureBuiltSite();
  await ensureFullSite();
}
