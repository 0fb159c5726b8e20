import type { GatsbyNode } from "gatsby";
import { isBuild } from "./command/is-build";
import { removeUnknownBuild } from "./files/clean-public";
import { watchWholeFiles } from "./files/watch-whole-files";

/**
 * Before a build, empties `public/` if Gatsby can't update it. The live preview waits until a
 * changed file is complete.
 */
export const onPreInit: GatsbyNode["onPreInit"] = async () => {
  if (isBuild()) return removeUnknownBuild();
  if (process.env.gatsby_executing_command !== "develop") return;
  watchWholeFiles();
};
