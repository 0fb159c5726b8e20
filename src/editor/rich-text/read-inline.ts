import { isTag, writtenAs, type MdxNode } from "../../content/text/mdx-node";
import { textElements } from "../../content/text/elements";
import { elementNode, formats, textNode, type RichNode } from "./rich-node";

/** Thrown for a node that the editor can't show inside a line. */
export class Unshowable extends Error {}

/** The source of a node's opening and closing tag. */
function tagsAround(node: MdxNode, source: string): [string, string] {
  const { children = [] } = node;
  const [first, last] = [children[0], children.at(-1)];
  if (!first || !last) return [writtenAs(node, source), ""];
  return [
    source.slice(node.position?.start.offset, first.position?.start.offset),
    source.slice(last.position?.end.offset, node.position?.end.offset),
  ];
}

/** Whether a link is a URL without Markdown's brackets. */
const isBareLink = (node: MdxNode, source: string): boolean =>
  !writtenAs(node, source).startsWith("[");

const link = (url: string, title: string | null, children: RichNode[]): RichNode =>
  elementNode("link", children, { rel: null, target: null, title, url });

/**
 * Converts words, links and pictures to nodes.
 *
 * @param format of the text around them
 * @throws Unshowable for references, code in braces, and tags that texts may not contain
 */
export function readInline(nodes: readonly MdxNode[], source: string, format = 0): RichNode[] {
  return nodes.flatMap((node): RichNode[] => {
    const { type, value = "", children = [], url = "", title = null, alt, name } = node;
    const read = (added = 0) => readInline(children, source, format | added);
    if (type === "text") return [textNode(value.replace(/[ \t]*\r?\n[ \t]*/g, " "), format)];
    if (type === "inlineCode") return [textNode(value, format | formats.inlineCode)];
    if (type === "strong" || type === "emphasis" || type === "delete") return read(formats[type]);
    if (type === "break" || (isTag(node) && name === "br"))
      return [{ type: "linebreak", version: 1 }];
    if (type === "image") return [{ type, src: url, alt: alt ?? "", title: title ?? "" }];
    if (type === "link") return isBareLink(node, source) ? read() : [link(url, title, read())];
    // Components have no format, so a bold fact stays text in braces.
    if (type === "fact")
      return [format ? textNode(`{${name}}`, format) : { type: "x-fact", name: name ?? "" }];
    if (!isTag(node) || !textElements.includes(name ?? "")) throw new Unshowable();
    const [start, end] = tagsAround(node, source);
    return [textNode(start, format), ...read(), ...(end ? [textNode(end, format)] : [])];
  });
}
