import path from "node:path";
import type { GatsbyNode, Node } from "gatsby";
import type { Root } from "hast";
import { textToHast } from "../content/text/text-to-hast";
import { readFrontMatter } from "../content/check/read/read-front-matter";
import { isBuild } from "./on-pre-bootstrap";

/** The path of a text in `content` without its extension: `blog/flea-alert/index`, `pages/about`. */
const contentPathOf = (file: string): string =>
  path
    .relative("content", file)
    .split(path.sep)
    .join("/")
    .replace(/\.mdx$/, "");

export interface TextFields {
  contentPath: string;
  frontmatter: Record<string, unknown>;
  text: string;
  tree: Root;
}

/** Parses a text. The live preview continues with a message in place of a text that can't be parsed. */
function parseTree(text: string, file: string): Root {
  try {
    return textToHast(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (isBuild()) throw new Error(`${file}: ${reason}`, { cause: error });
    const hint = "The terminal shows the line and how to fix it.";
    return {
      type: "root",
      children: [{ type: "text", value: `The text of ${file} can't be shown yet. ${hint}` }],
    };
  }
}

// Stores each text as the content check parsed it: gatsby-plugin-mdx converts `2026-05-01` to YAML types.
// Pages find a text by its path, because Gatsby's ids contain the project's folder.
export const onCreateNode: GatsbyNode["onCreateNode"] = async (args) => {
  const { node, actions, getNode, loadNodeContent } = args;
  const file = node.internal.contentFilePath;
  const source = getNode(node.parent ?? "");
  if (node.internal.type !== "Mdx" || typeof file !== "string" || !source) return;
  const contentPath = contentPathOf(file);
  const project = `content/${contentPath}.mdx`;
  const read = readFrontMatter(project, await loadNodeContent(source));
  // Only the live preview uses these: for a file whose front matter can't be parsed.
  const { frontmatter, body } = node as Node & Pick<TextFields, "frontmatter"> & { body: string };
  const text = read.body ?? body;
  const fields: TextFields = {
    contentPath,
    frontmatter: (read.value as TextFields["frontmatter"] | undefined) ?? frontmatter,
    text,
    tree: parseTree(text, project),
  };
  for (const name of ["contentPath", "frontmatter", "text", "tree"] as const)
    actions.createNodeField({ node, name, value: fields[name] });
};
