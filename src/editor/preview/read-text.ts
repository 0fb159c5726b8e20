import type { Content, Element, Parent } from "hast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { mdxFromMarkdown } from "mdast-util-mdx";
import { toHast } from "mdast-util-to-hast";
import { mdxjs } from "micromark-extension-mdxjs";
import type { Attributes, TextTree } from "../../lib/text-tree";

type MdxTag = { name: string | null; attributes: { name?: string; value?: unknown }[] };

const tags = ["mdxJsxFlowElement", "mdxJsxTextElement"] as const;

const attributesOf = (tag: MdxTag): Attributes =>
  Object.fromEntries(
    tag.attributes.flatMap(({ name, value }) =>
      name && typeof value === "string" ? [[name, value]] : [],
    ),
  );

const childrenOf = ({ children }: { children: unknown[] }): TextTree[] =>
  (children as Content[]).flatMap(toTextTree);

const isPicture = (node: Content): boolean => node.type === "element" && node.tagName === "img";

/** Whether a paragraph is nothing but tags and pictures, which the build takes out of it. */
const isOfTags = ({ tagName, children }: Element): boolean =>
  tagName === "p" && children.every((child) => child.type.startsWith("mdxJsx") || isPicture(child));

function toTextTree(node: Content): TextTree[] {
  if (node.type === "text") return node.value === "\n" ? [] : [node.value];
  if (node.type === "element") {
    if (isOfTags(node)) return childrenOf(node);
    const { tagName, properties } = node;
    const attributes = Object.keys(properties ?? {}).length > 0 ? (properties as Attributes) : null;
    return [[tagName, attributes, ...childrenOf(node)]];
  }
  const { type } = node as { type: string };
  if (!tags.includes(type as (typeof tags)[number])) return [];
  const tag = node as unknown as MdxTag & { children: unknown[] };
  return [[tag.name ?? "span", attributesOf(tag), ...childrenOf(tag)]];
}

/**
 * A text as the page gets it, without running it.
 *
 * @throws Error if MDX can't read it
 */
export function readText(body: string): TextTree[] {
  const tree = fromMarkdown(body, { extensions: [mdxjs()], mdastExtensions: [mdxFromMarkdown()] });
  const passThrough = [...tags];
  return childrenOf(toHast(tree, { passThrough }) as Parent);
}
