import { createRequire } from "node:module";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { fileInOneForm } from "../content/model/one-form";
import { toPlainText } from "../content/check/read/plain-text";

/** A file of `data` or `content`, as the folders of `gatsby-config.ts` have it. */
interface SourceFile {
  sourceInstanceName: string;
  relativePath: string;
}

/** The plugin that reads the files of `data` and `content` for all others. */
interface FileSource {
  loadNodeContent: (node: SourceFile) => Promise<string>;
}

/**
 * Lets the build read files as the content check reads them: without byte order marks, no-break spaces
 * between all words and so on, and with hours, phone numbers and dates in one form. Every plugin gets a file's text from this one function.
 * docs/decisions/plain-text.md has the reason.
 */
export const onPluginInit: GatsbyNode["onPluginInit"] = () => {
  const load = createRequire(join(process.cwd(), "gatsby-node.ts"));
  const source = load("gatsby-source-filesystem") as FileSource;
  const { loadNodeContent } = source;
  source.loadNodeContent = async (node) => {
    const text = toPlainText(await loadNodeContent(node));
    return fileInOneForm(`${node.sourceInstanceName}/${node.relativePath}`, text);
  };
};
