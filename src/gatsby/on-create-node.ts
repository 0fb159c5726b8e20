import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { typographic } from "../content/text/typographic";
import { readFrontMatter } from "../content/check/read/read-front-matter";

/** The path of a text in `content` without its extension: `blog/flea-alert/index`, `pages/about`. */
export const contentPathOf = (file: string): string =>
  path
    .relative("content", file)
    .split(path.sep)
    .join("/")
    .replace(/\.mdx$/, "");

/** The `fields` of each text's node. */
export interface TextFields {
  /** The text's path in `content`, without its extension. */
  contentPath: string;
  /** The front matter as parsed by src/content/check/read, with typographic sentences. */
  frontmatter: Record<string, unknown>;
  /** The text below the front matter. */
  text: string;
}

/** Front matter with typographic sentences. Titles stay as typed. */
const toShown = (frontmatter: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(frontmatter).map(([name, value]) =>
      typeof value === "string" && (name === "preview" || name === "description")
        ? [name, typographic(value)]
        : [name, value],
    ),
  );

/**
 * Stores each text as the content check parsed it: gatsby-plugin-mdx converts values such as
 * `2026-05-01` to YAML types. Pages find a text by its path, because Gatsby's ids contain the
 * project's folder and would differ between builds.
 */
export const onCreateNode: GatsbyNode["onCreateNode"] = async (args) => {
  const { node, actions, getNode, loadNodeContent } = args;
  const file = node.internal.contentFilePath;
  const source = getNode(node.parent ?? "");
  if (node.internal.type !== "Mdx" || typeof file !== "string" || !source) return;
  const contentPath = contentPathOf(file);
  const read = readFrontMatter(`content/${contentPath}.mdx`, await loadNodeContent(source));
  // Only the live preview uses these: for a file whose front matter can't be parsed.
  const { frontmatter, body } = node as unknown as Pick<TextFields, "frontmatter"> & {
    body: string;
  };
  const fields: TextFields = {
    contentPath,
    frontmatter: toShown((read.value as TextFields["frontmatter"] | undefined) ?? frontmatter),
    text: read.body ?? body,
  };
  for (const name of ["contentPath", "frontmatter", "text"] as const)
    actions.createNodeField({ node, name, value: fields[name] });
};
