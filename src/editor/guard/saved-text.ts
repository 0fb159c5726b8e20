import { fieldText } from "../field-text";
import type { RichNode } from "../rich-text/rich-node";

const inline = new Set(["text", "link", "tab"]);

/**
 * The words of a saved text, as the editor would show it.
 *
 * @param readText converts Markdown to nodes: a callout contains Markdown
 */
export function savedText(
  nodes: readonly RichNode[],
  readText: (markdown: string) => RichNode[],
): string {
  const textOf = ({ type, text, children, ...fields }: RichNode): string => {
    if (inline.has(type)) return text ?? (children ?? []).map(textOf).join("");
    if (children) return ` ${children.map(textOf).join("")} `;
    const inner = type === "x-callout" ? savedText(readText(fieldText(text)), readText) : "";
    return ` ${[...Object.values(fields).map(fieldText), inner].join(" ")} `;
  };
  return nodes.map(textOf).join("");
}
