import { createRequire } from "node:module";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { toPlainText } from "../content/check/read/plain-text";

/** The plugin that reads the files of `data` and `content` for all others. */
interface FileSource {
  loadNodeContent: (node: object) => Promise<string>;
}

/**
 * Lets the build read files as the content check reads them: without byte order marks, no-break spaces
 * between all words and so on. Every plugin gets a file's text from this one function.
 * docs/decisions/plain-text.md has the reason.
 */
export const onPluginInit: GatsbyNode["onPluginInit"] = () => {
  const load = createRequire(join(process.cwd(), "gatsby-node.ts"));
  const source = load("gatsby-source-filesystem") as FileSource;
  const { loadNodeContent } = source;
  source.loadNodeContent = async (node) => toPlainText(await loadNodeContent(node));
};
