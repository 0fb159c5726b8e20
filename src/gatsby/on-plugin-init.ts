import { createRequire } from "node:module";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { fillFileFromHost } from "../content/model/fill-from-host";
import { fileToStoredFormat } from "../content/model/stored-format";
import { toPlainText } from "../content/check/read/plain-text";

/** A file of `data` or `content`, with the source name of `gatsby-config.ts`. */
interface SourceFile {
  sourceInstanceName: string;
  relativePath: string;
}

/** The plugin that reads the files of `data` and `content` for all others. */
interface FileSource {
  loadNodeContent: (node: SourceFile) => Promise<string>;
}

/**
 * Makes the build read files as the content check does: without byte order marks and pasted
 * no-break spaces, and with dates, hours and phone numbers in one format. All plugins read files
 * with this function. See docs/decisions/plain-text.md and host-settings.md.
 */
export const onPluginInit: GatsbyNode["onPluginInit"] = () => {
  const requireInProject = createRequire(join(process.cwd(), "gatsby-node.ts"));
  const source = requireInProject("gatsby-source-filesystem") as FileSource;
  const { loadNodeContent } = source;
  source.loadNodeContent = async (node) => {
    const file = `${node.sourceInstanceName}/${node.relativePath}`;
    const text = fileToStoredFormat(file, toPlainText(await loadNodeContent(node)));
    return fillFileFromHost(file, text);
  };
};
