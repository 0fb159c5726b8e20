// @ts-check
import { existsSync } from "node:fs";
import { builtSite } from "./sites.mjs";
import { ensureVariantSite } from "./variant-site.mjs";

/** What all browser tests need: the built site, and the variant of it. */
export default async function globalSetup() {
  if (!existsSync(`${builtSite.folder}/index.html`)) {
    throw new Error(
      "There is no built site in public/: run `npm run build`, or `npm run test:browser`.",
    );
  }
  await ensureVariantSite();
}
