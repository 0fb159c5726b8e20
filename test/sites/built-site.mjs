// @ts-check
import { ensureCopiedSite } from "./copied-site.mjs";
import { builtSite } from "./sites.mjs";

/** Builds the site of the fixed content, unless it stands already. */
export const ensureBuiltSite = () =>
  ensureCopiedSite({
    folder: builtSite.folder,
    about: "The site of the tests' content, test/site",
  });
