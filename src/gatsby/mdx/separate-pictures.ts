import { isBlank, isPicture, type MdxNode } from "../../content-check/mdx/mdx-node";

/** A picture as a part of its own: MDX tells tags in a paragraph from tags between paragraphs. */
const standingAlone = (node: MdxNode): MdxNode =>
  node.type === "image" ? node : { ...node, type: "mdxJsxFlowElement" };

function separate(node: MdxNode): MdxNode[] {
  const { type, children = [] } = node;
  const pictures = children.filter(isPicture);
  const isOfPictures =
    type === "paragraph" && children.every((part) => isPicture(part) || isBlank(part));
  if (isOfPictures && pictures.length > 0) return pictures.map(standingAlone);
  if (node.children) node.children = children.flatMap(separate);
  return [node];
}

/**
 * A plugin of MDX that takes pictures out of the paragraph that Markdown puts around them: they become
 * figures, which no paragraph may hold.
 */
export const separatePictures =
  () =>
  (tree: MdxNode): void => {
    separate(tree);
  };
