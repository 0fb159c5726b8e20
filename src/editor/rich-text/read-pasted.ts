import type { Facts } from "../../content/model/facts";
import { parseText } from "../../content/text/parse-text";
import { partsOf, type MdxNode } from "../../content/text/mdx-node";
import { escapeSigns } from "./escape-signs";
import { readBlocks } from "./read-blocks";
import type { RichNode } from "./rich-node";

/** Keeps line breaks of pasted words, for example in a postal address. */
function keepLines(node: MdxNode): MdxNode {
  const children = node.children?.flatMap((child): MdxNode[] => {
    if (child.type !== "text") return [keepLines(child)];
    const lines = (child.value ?? "").split(/\r?\n/).map((value) => ({ type: "text", value }));
    return lines.flatMap((line, index) => (index > 0 ? [{ type: "break" }, line] : [line]));
  });
  return { ...node, ...(children && { children }) };
}

/**
 * Whether a text is Markdown. A single sign isn't enough: `5*3*2`, `> 50 lbs`, `# 1 groomer` and `-
 * 10%` are plain words.
 */
function isMarkdown({ children = [] }: MdxNode): boolean {
  const parts = children.flatMap(partsOf);
  return (
    parts.some(({ type }) => ["strong", "link", "image", "table"].includes(type)) ||
    parts.filter(({ type }) => type === "listItem").length > 1 ||
    (children.length > 1 &&
      children.some(({ type }) => type === "heading" || type.startsWith("mdxJsx")))
  );
}

/**
 * Converts pasted Markdown, such as the answer of a chat assistant, to nodes.
 *
 * @returns `undefined` for text that isn't Markdown
 */
export function readPasted(text: string, facts: Facts): RichNode[] | undefined {
  try {
    const markdown = escapeSigns(text.trim(), facts);
    const tree = keepLines(parseText(markdown));
    return isMarkdown(tree) ? readBlocks(tree, markdown).map(({ node }) => node) : undefined;
  } catch {
    return undefined;
  }
}
