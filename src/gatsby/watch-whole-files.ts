import chokidar from "chokidar";

/**
 * Has Gatsby look at a changed file once it is whole. Editors empty a file before they write it, and
 * gatsby-source-filesystem, which can't be told to wait, takes two files that it saw empty for the same
 * (docs/decisions/whole-files.md).
 */
export const watchWholeFiles = () => {
  const { watch } = chokidar;
  const awaitWriteFinish = { stabilityThreshold: 100, pollInterval: 20 };
  const watchWhole: typeof watch = (paths, options) =>
    watch(paths, { ...options, awaitWriteFinish });
  Object.assign(chokidar, { watch: watchWhole });
};
