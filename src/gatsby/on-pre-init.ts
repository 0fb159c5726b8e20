import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { isBuild } from "./is-build";
import { removeUnknownBuild } from "./clean-public";
import { exitProcess } from "./exit-process";
import { watchWholeFiles } from "./watch-whole-files";

/** The folder that `npm run develop` starts Gatsby in; scripts/preview-folder.mjs makes it. */
const previewFolder = ".preview";

const refusal = `
\`gatsby develop\` would write drafts into public/, which is what gets published.
Start the live preview with: npm run develop
`;

/**
 * Leaves `public/` to the build alone, and to this one: Gatsby's own command for the preview writes
 * there, too. The preview sees files once they are whole.
 */
export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter }) => {
  if (isBuild()) return removeUnknownBuild();
  const isPreview = process.env.gatsby_executing_command === "develop";
  if (!isPreview) return;
  if (path.basename(process.cwd()) === previewFolder) return watchWholeFiles();
  reporter.log(refusal);
  await exitProcess();
};
