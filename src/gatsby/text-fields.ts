import path from "node:path";
import type { Node } from "gatsby";
import { factsFromNodes, type NodeReader } from "./facts-from-nodes";
import { isBuild } from "./is-build";
import { contentPathOf } from "./on-create-node";
import { findContentFile } from "./photos/content-files";
import { readOriginalPhoto, textImageData } from "./photos/photo-image-data";
import { picturesInText, variantNameOf } from "./photos/text-pictures";
import { readingMinutes } from "../lib/blog/reading-time";
import { headingId } from "../lib/links/slug";
import type { TextTree } from "../lib/text/text-tree";
import { loadTextReader } from "../content/text/load-text-reader";
import { factNamesIn, partsOf, wordsOf } from "../content/text/mdx-node";
import { readParts } from "./read-parts";
import { offersNamed } from "../lib/money/seasonal-offers";

type MdxNode = Node & { body: string; internal: { contentFilePath: string } };

/** Types of which {@link textFields} are made, and of the field by which pages ask for a text. */
export const textTypes = `
  type MdxFields {
    "Where the text lies in content, without its ending: blog/flea-alert/index"
    contentPath: String!
  }
  type Mdx implements Node {
    "Noted when the text is read: src/gatsby/on-create-node.ts"
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

async function sections({ body }: MdxNode) {
  const headings = partsOf(await readParts(body)).filter(({ depth }) => depth === 2);
  return headings.map(wordsOf).map((title) => ({ id: headingId(title), title }));
}

async function pictures({ body, internal }: MdxNode, _args: object, context: NodeReader) {
  const named = await picturesInText(body, contentPathOf(internal.contentFilePath));
  const read = named.map(async ({ name, relativePath }) => {
    const photo = await readOriginalPhoto(await findContentFile(context, relativePath));
    return [{ name, image: textImageData(photo, variantNameOf(relativePath)) }];
  });
  // The live preview shows what it can.
  return (await Promise.all(isBuild() ? read : read.map((one) => one.catch(() => [])))).flat();
}

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

async function facts({ body }: MdxNode, _args: object, context: NodeReader) {
  const values = await factsFromNodes(context);
  const mentioned = factNamesIn(await readParts(body));
  const subjects = offersNamed(mentioned).map((offer) => `${offer}-subject`);
  return [...new Set([...mentioned, ...subjects])].flatMap((name) => {
    const value = values[name];
    return value === undefined ? [] : [{ name, value }];
  });
}

/** Fields of the texts of `content/` that come from their files and bodies, with their types. */
export const textFields = {
  folder: {
    type: "String!",
    description: "The folder that the text stands in: a post's part of its address",
    resolve: ({ internal }: MdxNode) => path.basename(path.dirname(internal.contentFilePath)),
  },
  readingMinutes: {
    type: "Int!",
    description: "Whole minutes, at least one",
    resolve: ({ body }: MdxNode) => readingMinutes(body),
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
