import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { isBuild } from "./is-build";
import { removeUnknownBuild } from "./files/clean-public";
import { exitProcess } from "./exit-process";
import { keepPreviewAlive } from "./photos/keep-preview-alive";
import { watchWholeFiles } from "./files/watch-whole-files";

/** The folder in which `npm run develop` starts Gatsby. `scripts/preview-folder.mjs` creates it. */
const previewFolder = ".preview";

const refusal = `
\`gatsby develop\` would write drafts into public/, which is what gets published.
Start the live preview with: npm run develop
`;

/**
 * Removes remains of an unknown build from `public/`. Rejects `gatsby develop` outside the
 * preview's folder, because it would write into `public/`. The preview waits until a changed file
 * is complete, and keeps running if a picture can't be read.
 */
export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter }) => {
  if (isBuild()) return removeUnknownBuild();
  const isPreview = process.env.gatsby_executing_command === "develop";
  if (!isPreview) return;
  if (path.basename(process.cwd()) === previewFolder) {
    watchWholeFiles();
    keepPreviewAlive();
    return;
  }
  reporter.log(refusal);
  await exitProcess();
};
