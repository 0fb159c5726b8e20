import path from "node:path";
import type { Node } from "gatsby";
import { fillFacts } from "../../content/model/facts";
import { headingsIn } from "../../content/text/headings";
import { loadTextReader } from "../../content/text/load-text-reader";
import { factNamesIn } from "../../content/text/mdx-node";
import { readingMinutes } from "../../lib/blog/reading-time";
import { factsOfOffers } from "../../lib/offers/seasonal-offers";
import type { TextTree } from "../../lib/text/text-tree";
import { isBuild } from "../command/is-build";
import type { TextFields } from "../on-create-node";
import { findContentFile } from "../photos/content-files";
import { factsFromNodes, type NodeReader } from "./facts-from-nodes";
import { parseText, picturesInText } from "./parse-text";

/** A node of gatsby-plugin-mdx, with the fields that on-create-node.ts adds. */
type TextNode = Node & { fields: TextFields };

/** The types of {@link textFields}, and of the field that selects a text in queries. */
export const textTypes = `
  type MdxFields @dontInfer {
    "The path of the text in content, without its ending: blog/flea-alert/index"
    contentPath: String!
  }
  type Mdx implements Node {
    "Added by src/gatsby/on-create-node.ts"
    fields: MdxFields!
  }
  "The value of a fact that a text mentions"
  type MdxFact {
    name: String!
    value: String!
  }
  "A picture that a text shows"
  type MdxPicture {
    "The name in the text"
    name: String!
    "Its variants, as data for gatsby-plugin-image"
    image: GatsbyImageData!
  }
  "A heading of the second level"
  type MdxSection {
    "The fragment of a link to it"
    id: String!
    title: String!
  }
`;

async function resolveSections({ fields }: TextNode, _args: object, context: NodeReader) {
  const headings = headingsIn(await parseText(fields.text)).filter(({ level }) => level === 2);
  const values = await factsFromNodes(context);
  return headings.map(({ id, title }) => ({ id, title: fillFacts(title, values) }));
}

async function resolvePictures({ fields }: TextNode, _args: object, context: NodeReader) {
  const inText = await picturesInText(fields.text, fields.contentPath);
  const pictures = inText.map(async ({ name, relativePath }) => [
    { name, file: await findContentFile(context, relativePath) },
  ]);
  // The live preview leaves out a missing file.
  const found = isBuild() ? pictures : pictures.map((one) => one.catch(() => []));
  return (await Promise.all(found)).flat();
}

async function resolveTree({ fields }: TextNode): Promise<TextTree[]> {
  try {
    return (await loadTextReader()).read(fields.text);
  } catch (error) {
    const file = `content/${fields.contentPath}.mdx`;
    const reason = error instanceof Error ? error.message : String(error);
    if (isBuild()) throw new Error(`${file}: ${reason}`, { cause: error });
    // The live preview continues with a message in place of the text.
    const hint = "The terminal shows the line and how to fix it.";
    return [["p", null, `The text of ${file} can't be shown yet. ${hint}`]];
  }
}

async function resolveFacts({ fields }: TextNode, _args: object, context: NodeReader) {
  const values = await factsFromNodes(context);
  const mentioned = factNamesIn(await parseText(fields.text));
  return [...new Set([...mentioned, ...factsOfOffers(mentioned)])].flatMap((name) => {
    const value = values[name];
    return value === undefined ? [] : [{ name, value }];
  });
}

/** The GraphQL fields of the texts in `content/`. */
export const textFields = {
  frontmatter: {
    type: "MdxFrontmatter",
    description: "The front matter as the content check parses it",
    // In the live preview, a query may run between the node and its fields.
    resolve: ({ fields }: Partial<TextNode>) => fields?.frontmatter ?? null,
  },
  folder: {
    type: "String!",
    description: "The folder of the text, and the last part of a post's path",
    resolve: ({ fields }: TextNode) => path.posix.basename(path.posix.dirname(fields.contentPath)),
  },
  readingMinutes: {
    type: "Int!",
    description: "Whole minutes, at least one",
    resolve: ({ fields }: TextNode) => readingMinutes(fields.text),
  },
  tree: {
    type: "JSON!",
    description: "The text as data (TextTree in src/lib/text/text-tree.ts)",
    resolve: resolveTree,
  },
  facts: {
    type: "[MdxFact!]!",
    description:
      "The facts that the text mentions, and the subjects of the offers that it mentions",
    resolve: resolveFacts,
  },
  pictures: {
    type: "[MdxPicture!]!",
    description: "The pictures in the text: files in its folder",
    resolve: resolvePictures,
  },
  sections: {
    type: "[MdxSection!]!",
    description: "The headings of the second level",
    resolve: resolveSections,
  },
};
