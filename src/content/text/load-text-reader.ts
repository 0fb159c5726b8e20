import { placeHeadings } from "./headings";
import { loadGfm } from "./load-gfm";
import type { MdxNode } from "./mdx-node";
import { parseUrl } from "../../lib/links/parse-url";
import { pictureName } from "../../lib/pictures/text-pictures";
import type { TextTree } from "../../lib/text/text-tree";
import { toTextTree } from "./to-text-tree";

/** Parses texts of `content/`: GitHub-flavored Markdown with the tags of elements.ts, and facts in braces. */
export interface TextReader {
  /**
   * Parses a text without running any of it. `{phone}` becomes a node of type `fact`.
   *
   * @throws VFileMessage with the `place` of the error
   */
  parse: (text: string) => MdxNode;
  /**
   * Converts a text to what pages show: only allowed elements and attributes.
   *
   * @param isPicture whether a picture may have this name; usually the name of a file next to the
   *   text
   * @throws VFileMessage if the text can't be parsed
   */
  read: (text: string, isPicture?: (name: string) => boolean) => TextTree[];
}

/** The name of a fact in braces. */
const factName = /^[a-z][\w.-]*$/i;

/** Converts braces with a fact's name to a node of their own. */
function nameFacts(node: MdxNode): MdxNode {
  const { type, value = "", children } = node;
  if (type.endsWith("Expression") && factName.test(value.trim()))
    return { type: "fact", name: value.trim(), position: node.position };
  return children ? { ...node, children: children.map(nameFacts) } : node;
}

/** Links `www.shop.com` with https. */
function secureLinks(node: MdxNode): MdxNode {
  const { url, children } = node;
  const written = children?.[0]?.value ?? "";
  return {
    ...node,
    ...(/^www\./i.test(written) && url === `http://${written}` && { url: `https://${written}` }),
    ...(children && { children: children.map(secureLinks) }),
  };
}

/** Converts host names to ASCII: percent-encoding, which other letters of a URL get, breaks them. */
function encodeHosts(node: MdxNode): MdxNode {
  const { url = "", children } = node;
  const [authority = ""] = /(?<=^https?:\/\/)[^/?#]+/i.exec(url) ?? [];
  const host = /[^\0-\u007f]/.test(authority) ? parseUrl(url)?.host : undefined;
  return {
    ...node,
    ...(host && { url: url.replace(authority, host) }),
    ...(children && { children: children.map(encodeHosts) }),
  };
}

/** Loads the parsers, which are ES modules: Gatsby's node files can't require them. */
export async function loadTextReader(): Promise<TextReader> {
  const [{ fromMarkdown }, { mdx }, { mdxFromMarkdown }, { toHast }, gfm] = await Promise.all([
    import("mdast-util-from-markdown"),
    import("micromark-extension-mdx"),
    import("mdast-util-mdx"),
    import("mdast-util-to-hast"),
    loadGfm(),
  ]);
  const options = {
    extensions: [mdx(), ...gfm.extensions],
    mdastExtensions: [mdxFromMarkdown(), ...gfm.mdastExtensions],
  };
  const parse = (text: string) =>
    placeHeadings(secureLinks(nameFacts(fromMarkdown(text, options) as MdxNode)));
  const isFile = (name: string) => pictureName.test(name);
  return {
    parse,
    read: (text, isPicture = isFile) => toTextTree(encodeHosts(parse(text)), toHast, isPicture),
  };
}
