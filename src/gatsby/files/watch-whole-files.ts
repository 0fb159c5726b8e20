import chokidar from "chokidar";

/**
 * Delays Gatsby's reaction to a changed file until it is complete. Editors empty a file before they
 * write it, and gatsby-source-filesystem, which has no such option, treats two empty files as the
 * same one (docs/decisions/whole-files.md).
 */
export const watchWholeFiles = () => {
  const { watch } = chokidar;
  const awaitWriteFinish = { stabilityThreshold: 100, pollInterval: 20 };
  const watchWhole: typeof watch = (paths, options) =>
    watch(paths, { ...options, awaitWriteFinish });
  Object.assign(chokidar, { watch: watchWhole });
};
