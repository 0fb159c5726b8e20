import path from "node:path";
import { parseFrontmatter } from "gatsby-plugin-mdx/dist/frontmatter";

let files = 0;

/** Parses a file as Gatsby's own plugin does. Throws an error if it can't. */
export const readByGatsby = (text: string) => parseFrontmatter(String((files += 1)), text);

/** The plugin's node of a post with this front matter, as it is written. */
export const postNode = (folder: string, front: string, body = "") => ({
  internal: { contentFilePath: path.resolve(`content/blog/${folder}/index.mdx`) },
  ...readByGatsby(`---\n${front}\n---\n\n${body}`),
});
