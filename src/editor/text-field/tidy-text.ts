import { isBlank, type MdxNode } from "../../content/text/parse-text";

const inline = new Set(
  "text break strong emphasis delete link inlineCode image mdxJsxTextElement mdxTextExpression".split(
    " ",
  ),
);

const isInline = ({ type }: { type: string }): boolean => inline.has(type);

const isImage = ({ type }: MdxNode): boolean => type === "image";

const isGap = (node: MdxNode): boolean => node.type === "break" || isBlank(node);

/** Groups neighbors that are alike. */
function groupNeighbors(nodes: MdxNode[], test: (node: MdxNode) => boolean): MdxNode[][] {
  const groups: MdxNode[][] = [];
  for (const node of nodes) {
    const last = groups.at(-1);
    if (last?.[0] && test(last[0]) === test(node)) last.push(node);
    else groups.push([node]);
  }
  return groups;
}

function trim(nodes: MdxNode[]): MdxNode[] {
  const start = nodes.findIndex((node) => !isGap(node));
  const end = nodes.findLastIndex((node) => !isGap(node));
  return nodes.slice(Math.max(start, 0), end + 1).map((node, index, all) => {
    const { value } = node;
    if (node.type !== "text" || value === undefined) return node;
    const fromStart = index === 0 ? value.trimStart() : value;
    return { ...node, value: index === all.length - 1 ? fromStart.trimEnd() : fromStart };
  });
}

/** A picture between words becomes a paragraph of its own, as on pages. */
function splitAtPictures(block: MdxNode): MdxNode[] {
  const { children = [] } = block;
  const isMixed = children.some(isImage) && !children.every((part) => isImage(part) || isGap(part));
  if (!isMixed) {
    const end = children.findLastIndex(({ type }) => type !== "break");
    return [{ ...block, children: children.slice(0, end + 1) }];
  }
  return groupNeighbors(children, isImage).map((group) => ({
    ...(group.some(isImage) ? { type: "paragraph" } : block),
    children: trim(group),
  }));
}

const holdsParagraphs = new Set(["root", "blockquote", "listItem"]);

/** What Lexical allows and Markdown doesn't: words directly in a quote, pictures between words, empty paragraphs. */
export function tidy(node: MdxNode): MdxNode[] {
  const { type, children } = node;
  if (type === "paragraph" || type === "heading")
    return splitAtPictures(node).filter((block) => type === "heading" || block.children?.length);
  if (!children || type === "table" || isInline(node)) return [node];
  const blocks = groupNeighbors(children, isInline).flatMap((group) =>
    holdsParagraphs.has(type) && group.every(isInline)
      ? [{ type: "paragraph", children: group }]
      : group,
  );
  return [{ ...node, children: blocks.flatMap(tidy) }];
}
