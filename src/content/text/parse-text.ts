import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { mdxFromMarkdown } from "mdast-util-mdx";
import { gfm } from "micromark-extension-gfm";
import { mdx } from "micromark-extension-mdx";
import { placeHeadings } from "./headings";
import type { MdxNode } from "./mdx-node";

/** The syntax of texts, which the editor shares. */
export const syntax = [mdx(), gfm({ singleTilde: false })]; // ~20 minutes

const mdastExtensions = [
  mdxFromMarkdown(),
  // Without transforms: they turn escaped URLs into links, and their nodes have no position.
  ...gfmFromMarkdown().map((extension) => ({ ...extension, transforms: [] })),
];

export const factName = /^[a-z][\w.-]*$/i;

/** Makes braces with a fact's name a node of type `fact`, and links `www.shop.com` with https. */
function nameFacts(node: MdxNode): MdxNode {
  const { type, value = "", url, children } = node;
  if (type.endsWith("Expression") && factName.test(value.trim()))
    return { type: "fact", name: value.trim(), position: node.position };
  const written = children?.[0]?.value ?? "";
  return {
    ...node,
    ...(/^www\./i.test(written) && url === `http://${written}` && { url: `https://${written}` }),
    ...(children && { children: children.map(nameFacts) }),
  };
}

/** Parses GitHub-flavored Markdown with tags and facts in braces, without running any of it. */
export const parseText = (text: string): MdxNode =>
  placeHeadings(nameFacts(fromMarkdown(text, { extensions: syntax, mdastExtensions }) as MdxNode));
