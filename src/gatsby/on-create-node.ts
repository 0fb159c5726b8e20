import { realpathSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { readFrontMatter } from "../content/check/read/read-front-matter";

/** The path of a text in `content`, without its ending: `blog/flea-alert/index`, `pages/about`. */
export const contentPathOf = (file: string): string =>
  path
    .relative(realpathSync("content"), file)
    .split(path.sep)
    .join("/")
    .replace(/\.mdx$/, "");

/** What is stored with each text, in the field `fields` of its node. */
export interface TextFields {
  /** The text's path in `content`, without its ending. */
  contentPath: string;
  /** The front matter as src/content/check/read reads it. */
  frontmatter: Record<string, unknown>;
  /** What is below the front matter. */
  text: string;
}

/**
 * Stores what the content check has read of each text, so that pages show what was checked: the front
 * matter of gatsby-plugin-mdx has types that YAML guesses, such as a moment for `2026-05-01`. Pages find a
 * text by its path: Gatsby's own ids contain the project's folder, and two builds would differ.
 */
export const onCreateNode: GatsbyNode["onCreateNode"] = async (args) => {
  const { node, actions, getNode, loadNodeContent } = args;
  const file = node.internal.contentFilePath;
  const source = getNode(node.parent ?? "");
  if (node.internal.type !== "Mdx" || typeof file !== "string" || !source) return;
  const contentPath = contentPathOf(file);
  const read = readFrontMatter(`content/${contentPath}.mdx`, await loadNodeContent(source));
  // Only the live preview gets this far with a file that can't be read.
  const { frontmatter, body } = node as unknown as Pick<TextFields, "frontmatter"> & {
    body: string;
  };
  const fields: TextFields = {
    contentPath,
    frontmatter: (read.value as TextFields["frontmatter"] | undefined) ?? frontmatter,
    text: read.body ?? body,
  };
  for (const name of ["contentPath", "frontmatter", "text"] as const)
    actions.createNodeField({ node, name, value: fields[name] });
};
