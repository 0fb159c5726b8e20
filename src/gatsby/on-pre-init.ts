import type { GatsbyNode } from "gatsby";
import { isBuild } from "./command/is-build";
import { removeUnknownBuild } from "./files/clean-public";

/** Before a build, empties `public/` if Gatsby can't update it. */
export const onPreInit: GatsbyNode["onPreInit"] = async () => {
  if (isBuild()) await removeUnknownBuild();
};
