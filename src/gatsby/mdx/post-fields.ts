import path from "node:path";
import type { Node } from "gatsby";
import type { TextTree } from "../../lib/text-tree";
import { readingMinutes } from "../../lib/blog/reading-time";
import { isBuild } from "../is-build";
import { contentPathOf } from "../on-create-node";
import { loadTextReader } from "../../text/load-text-reader";

type MdxNode = Node & { body: string; internal: { contentFilePath: string } };

/** What `createSchemaCustomization` declares for {@link postFields}. */
export const postFieldTypes = `
  type MdxFields {
    "Where the text lies in content, without its ending: blog/flea-alert/index"
    contentPath: String!
  }

  type Mdx implements Node {
    "Noted when the text is read: src/gatsby/on-create-node.ts"
    fields: MdxFields!
    "The folder that the text stands in: a post's part of its address"
    folder: String!
    "Whole minutes, at least one"
    readingMinutes: Int!
    "The text as data: see TextTree in src/lib/text-tree.ts"
    tree: JSON!
  }
`;

async function tree({ body, internal }: MdxNode): Promise<TextTree[]> {
  try {
    return (await loadTextReader()).read(body);
  } catch (error) {
    const file = `content/${contentPathOf(internal.contentFilePath)}.mdx`;
    const reason = error instanceof Error ? error.message : String(error);
    if (isBuild()) throw new Error(`${file}: ${reason}`, { cause: error });
    // The live preview goes on, and the page shows the rest.
    const where = "The terminal names the line and says how to mend it.";
    return [["p", null, `The text of ${file} can't be shown yet. ${where}`]];
  }
}

/** Fields that the posts of `content/blog` have from their file and their text. */
export const postFields = {
  folder: {
    resolve: ({ internal }: MdxNode) => path.basename(path.dirname(internal.contentFilePath)),
  },
  readingMinutes: { resolve: ({ body }: MdxNode) => readingMinutes(body) },
  tree: { resolve: tree },
};
