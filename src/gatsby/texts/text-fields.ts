import path from "node:path";
import type { Node } from "gatsby";
import { factsFromNodes, type NodeReader } from "./facts-from-nodes";
import { isBuild } from "../command/is-build";
import type { TextFields } from "../on-create-node";
import { findContentFile } from "../photos/content-files";
import { readOriginalPhoto, textImageData } from "../photos/photo-image-data";
import { picturesInText, variantNameOf } from "../photos/text-pictures";
import { readingMinutes } from "../../lib/blog/reading-time";
import type { TextTree } from "../../lib/text/text-tree";
import { loadTextReader } from "../../content/text/load-text-reader";
import { fillFacts } from "../../content/model/facts";
import { headingsIn } from "../../content/text/headings";
import { factNamesIn } from "../../content/text/mdx-node";
import { readParts } from "./read-parts";
import { offersNamed } from "../../lib/money/seasonal-offers";

type MdxNode = Node & { fields: TextFields };

/** The types of {@link textFields}, and of the field that selects a text in queries. */
export const textTypes = `
  type MdxFields @dontInfer {
    "The path of the text in content, without its ending: blog/flea-alert/index"
    contentPath: String!
  }
  type Mdx implements Node {
    "Stored when the text is read: src/gatsby/on-create-node.ts"
    fields: MdxFields!
  }
  "The value of a fact that a text mentions"
  type MdxFact {
    name: String!
    value: String!
  }
  "A picture that a text shows"
  type MdxPicture {
    "As the text names it"
    name: String!
    "Its variants under /img-cache/, in gatsby-plugin-image's form"
    image: GatsbyImageData!
  }
  "A heading of the second level"
  type MdxSection {
    "Fragment of the address under which it can be linked"
    id: String!
    title: String!
  }
`;

async function sections({ fields }: MdxNode, _args: object, context: NodeReader) {
  const headings = headingsIn(await readParts(fields.text)).filter(({ level }) => level === 2);
  const values = await factsFromNodes(context);
  return headings.map(({ id, title }) => ({ id, title: fillFacts(title, values) }));
}

async function pictures({ fields }: MdxNode, _args: object, context: NodeReader) {
  const named = await picturesInText(fields.text, fields.contentPath);
  const read = named.map(async ({ name, relativePath }) => {
    const photo = await readOriginalPhoto(await findContentFile(context, relativePath));
    return [{ name, image: textImageData(photo, variantNameOf(relativePath)) }];
  });
  // The live preview shows what it can.
  return (await Promise.all(isBuild() ? read : read.map((one) => one.catch(() => [])))).flat();
}

async function tree({ fields }: MdxNode): Promise<TextTree[]> {
  try {
    return (await loadTextReader()).read(fields.text);
  } catch (error) {
    const file = `content/${fields.contentPath}.mdx`;
    const reason = error instanceof Error ? error.message : String(error);
    if (isBuild()) throw new Error(`${file}: ${reason}`, { cause: error });
    // The live preview continues with a message in place of the text.
    const where = "The terminal names the line and says how to mend it.";
    return [["p", null, `The text of ${file} can't be shown yet. ${where}`]];
  }
}

async function facts({ fields }: MdxNode, _args: object, context: NodeReader) {
  const values = await factsFromNodes(context);
  const mentioned = factNamesIn(await readParts(fields.text));
  const subjects = offersNamed(mentioned).map((offer) => `${offer}-subject`);
  return [...new Set([...mentioned, ...subjects])].flatMap((name) => {
    const value = values[name];
    return value === undefined ? [] : [{ name, value }];
  });
}

/** GraphQL fields of the texts of `content/` that are derived from their files. */
export const textFields = {
  frontmatter: {
    type: "MdxFrontmatter",
    description: "As the content check reads it",
    resolve: ({ fields }: MdxNode) => fields.frontmatter,
  },
  folder: {
    type: "String!",
    description: "The folder of the text: a post's part of its address",
    resolve: ({ fields }: MdxNode) => path.posix.basename(path.posix.dirname(fields.contentPath)),
  },
  readingMinutes: {
    type: "Int!",
    description: "Whole minutes, at least one",
    resolve: ({ fields }: MdxNode) => readingMinutes(fields.text),
  },
  tree: {
    type: "JSON!",
    description: "The text as data: see TextTree in src/lib/text/text-tree.ts",
    resolve: tree,
  },
  facts: {
    type: "[MdxFact!]!",
    description: "The facts that the text mentions or what it shows of offers needs, and no others",
    resolve: facts,
  },
  pictures: {
    type: "[MdxPicture!]!",
    description: "The pictures that the text shows; files beside it",
    resolve: pictures,
  },
  sections: {
    type: "[MdxSection!]!",
    description: "The headings of the second level",
    resolve: sections,
  },
};
