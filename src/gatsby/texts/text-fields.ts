import path from "node:path";
import type { Node, NodePluginArgs } from "gatsby";
import type { Root } from "hast";
import {
  type ListedPost,
  newestFirst,
  postState,
  readingMinutes,
  toListedPost,
} from "../../lib/posts";
import { elementsIn } from "../../lib/text/hast";
import { isBuild } from "../on-pre-bootstrap";
import { findContentFile } from "../images/photo-fields";
import { factsFromNodes, type NodeReader } from "./facts-from-nodes";
import { pairedPictures, pictureName } from "../../lib/pictures";
import { todayInAustin } from "../../lib/time/calendar";
import { fillTree, textToHast, typographic } from "../../content/text/text-to-hast";

/** A node of gatsby-plugin-mdx. */
interface TextNode extends Node {
  body: string;
  frontmatter: Record<string, unknown>;
}

export const textTypes = `
  type Mdx implements Node {
    body: String!
    frontmatter: MdxFrontmatter
    "The path of the text in content, without its ending: blog/flea-alert/index"
    contentPath: String!
    "The day of a post. Filters and sorts need it: without quotes, frontmatter has a Date"
    datePublished: String
    "Whether the text has a page in a build"
    isPublished: Boolean!
  }
  "A picture that a text shows"
  type MdxPicture {
    "The name in the text"
    name: String!
    file: File!
  }
`;

/** Pages find a text by its path, because Gatsby's ids contain the project's folder. */
const contentPathOf = ({ internal }: Node): string =>
  path
    .relative("content", String(internal.contentFilePath))
    .split(path.sep)
    .join("/")
    .replace(/\.mdx$/, "");

const treeOf = ({ body }: TextNode): Root => textToHast(body.replaceAll("\r\n", "\n"));

const resolveTree = async (node: TextNode, _args: object, context: NodeReader) =>
  fillTree(treeOf(node), await factsFromNodes(context));

const nameAttributes = ["src", ...pairedPictures.map(({ name }) => name)];

function resolvePictures(node: TextNode, _args: object, context: NodeReader) {
  const values = elementsIn(treeOf(node)).flatMap(({ properties }) =>
    nameAttributes.map((attribute) => String(properties[attribute] ?? "")),
  );
  const names = [...new Set(values)].filter((value) => pictureName.test(value));
  const folder = path.posix.dirname(contentPathOf(node));
  return Promise.all(
    names.map(async (name) => ({
      name,
      file: await findContentFile(context, `${folder}/${name}`),
    })),
  );
}

export const textFields = {
  contentPath: { resolve: contentPathOf },
  datePublished: { resolve: (node: TextNode) => toPost(node).datePublished || null },
  folder: {
    type: "String!",
    description: "The folder of the text, and the last part of a post's path",
    resolve: (node: TextNode) => toPost(node).folder,
  },
  isPublished: { resolve: (node: TextNode) => isPublished(toPost(node)) },
  readingMinutes: {
    type: "Int!",
    description: "Whole minutes, at least one",
    resolve: ({ body }: TextNode) => readingMinutes(body),
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
};

export type Nodes = Pick<NodePluginArgs, "getNodesByType">;

function toPost(node: TextNode): ListedPost {
  const post = toListedPost(contentPathOf(node), node.frontmatter);
  return { ...post, tags: post.tags.map(typographic) };
}

/** Pages, which have no date, are always published. */
const isPublished = (post: ListedPost): boolean =>
  postState(post, todayInAustin(new Date())) === "published";

/** The preview shows all texts. Not by query, because results may come from an earlier build. */
export function visibleTexts({ getNodesByType }: Nodes): ListedPost[] {
  const texts = (getNodesByType("Mdx") as TextNode[]).map(toPost);
  return isBuild() ? texts.filter(isPublished) : texts;
}

export function visiblePosts(nodes: Nodes): ListedPost[] {
  const isPost = ({ contentPath, datePublished }: ListedPost) =>
    contentPath.startsWith("blog/") && datePublished;
  return newestFirst(visibleTexts(nodes).filter(isPost));
}
