import path from "node:path";
import type { Node, NodePluginArgs } from "gatsby";
import {
  type ListedPost,
  newestFirst,
  postState,
  readingMinutes,
  toListedPost,
} from "../../lib/posts";
import { elementsIn, plainText } from "../../lib/text/hast";
import { isBuild } from "../on-pre-bootstrap";
import type { TextFields } from "../on-create-node";
import { findContentFile } from "../images/publish-picture";
import { factsFromNodes, type NodeReader } from "./facts-from-nodes";
import { pairedPictures, pictureName } from "../../lib/pictures";
import { todayInAustin } from "../../lib/time/calendar";
import { fillTree, typographic } from "../../content/text/text-to-hast";

type TextNode = Node & { fields: TextFields };

export const textTypes = `
  type MdxFields @dontInfer {
    "The path of the text in content, without its ending: blog/flea-alert/index"
    contentPath: String!
  }
  type Mdx implements Node {
    frontmatter: MdxFrontmatter
    "Added by src/gatsby/on-create-node.ts"
    fields: MdxFields!
    "Whether the text has a page in a build"
    isPublished: Boolean!
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

const resolveTree = async ({ fields }: TextNode, _args: object, context: NodeReader) =>
  fillTree(fields.tree, await factsFromNodes(context));

async function resolveSections(...args: Parameters<typeof resolveTree>) {
  const headings = elementsIn(await resolveTree(...args)).filter(({ tagName }) => tagName === "h2");
  return headings.map((heading) => ({ id: heading.properties.id, title: plainText(heading) }));
}

const nameAttributes = ["src", ...pairedPictures.map(({ name }) => name)];

async function resolvePictures({ fields }: TextNode, _args: object, context: NodeReader) {
  const names = new Set<string>();
  for (const { properties } of elementsIn(fields.tree))
    for (const attribute of nameAttributes) names.add(String(properties[attribute] ?? ""));
  const folder = path.posix.dirname(fields.contentPath);
  const pictures = [];
  for (const name of names) {
    if (!pictureName.test(name)) continue;
    try {
      pictures.push({ name, file: await findContentFile(context, `${folder}/${name}`) });
    } catch (error) {
      if (isBuild()) throw error; // the live preview leaves out a missing file
    }
  }
  return pictures;
}

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
    resolve: ({ fields }: TextNode) => folderOf(fields.contentPath),
  },
  isPublished: { resolve: ({ fields }: TextNode) => isPublished(fields) },
  readingMinutes: {
    type: "Int!",
    description: "Whole minutes, at least one",
    resolve: ({ fields }: TextNode) => readingMinutes(fields.text),
  },
  tree: {
    type: "JSON!",
    description: "The text as an HTML tree, with its facts (https://github.com/syntax-tree/hast)",
    resolve: resolveTree,
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

export type Nodes = Pick<NodePluginArgs, "getNodesByType">;

export interface VisiblePost extends ListedPost {
  title: string;
}

const folderOf = (contentPath: string): string =>
  path.posix.basename(path.posix.dirname(contentPath));

const toPost = ({ contentPath, frontmatter }: TextFields): ListedPost =>
  toListedPost({ contentPath, folder: folderOf(contentPath) }, frontmatter);

/** Pages, which have no date, are always published. */
export const isPublished = (fields: TextFields): boolean =>
  postState(toPost(fields), todayInAustin(new Date())) === "published";

/** The preview shows all texts. Not by query, because results may come from an earlier build. */
export function visibleTexts({ getNodesByType }: Nodes): TextNode[] {
  const texts = getNodesByType("Mdx") as TextNode[];
  return isBuild() ? texts.filter(({ fields }) => isPublished(fields)) : texts;
}

export function visiblePosts(nodes: Nodes): VisiblePost[] {
  const posts: VisiblePost[] = [];
  for (const { fields } of visibleTexts(nodes)) {
    const { title, datePublished } = fields.frontmatter;
    if (!fields.contentPath.startsWith("blog/") || !datePublished) continue;
    const post = toPost(fields);
    const tags = post.tags.map(typographic);
    posts.push({ ...post, tags, title: typeof title === "string" ? title : "" });
  }
  return newestFirst(posts);
}
