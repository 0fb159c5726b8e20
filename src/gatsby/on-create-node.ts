import { realpathSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";

/** The path of a text in `content`, without its ending: `blog/flea-alert/index`, `pages/about`. */
export const contentPathOf = (file: string): string =>
  path
    .relative(realpathSync("content"), file)
    .split(path.sep)
    .join("/")
    .replace(/\.mdx$/, "");

/**
 * Notes each text's path, by which pages ask for it: Gatsby's own ids are made from the folder that
 * the project lies in, and two builds in different folders would differ.
 */
export const onCreateNode: GatsbyNode["onCreateNode"] = ({ node, actions }) => {
  const file = node.internal.contentFilePath;
  if (node.internal.type !== "Mdx" || typeof file !== "string") return;
  actions.createNodeField({ node, name: "contentPath", value: contentPathOf(file) });
};
