import {
  attributesOf,
  idAttributes,
  mdxComponents,
  namesPicture,
  textElements,
} from "../../../text/elements";
import { isTag, type MdxAttribute } from "../../../text/mdx-node";
import { photoName } from "../../../../lib/pictures/photo-formats";
import { findUrlProblem } from "../../../../lib/links/url-problem";
import { suggest } from "../../suggest";
import { shorten } from "../../wording";
import { refuseBraces } from "../check-facts";
import { wrongExtension } from "../check-photo-names";
import { checkId } from "./check-ids";
import type { Finding, TextContext, TextPart } from "./text-part";

const components: readonly string[] = mdxComponents;

/** Whether an address is the name of a file next to the text: pages only show pictures of their own site. */
export const isFileName = (address: string): boolean => /^[^/\\:?#]+$/.test(address);

function checkPictureAddress(address: string): Finding[] {
  if (isFileName(address)) return photoName.test(address) ? [] : [wrongExtension(address)];
  const found = `the picture ${shorten(address) || "nothing"}`;
  return [{ found, expected: "the name of a file beside the text, such as before.jpg" }];
}

function checkLinkAddress(address: string, { judgeLink }: TextContext): Finding[] {
  const problem = findUrlProblem(address);
  if (!problem) return [judgeLink(address) ?? []].flat();
  return [{ found: `the address ${shorten(address) || "nothing"}`, ...problem }];
}

/** Errors of addresses in Markdown. */
export function checkAddress({ node }: TextPart, context: TextContext): Finding[] {
  if (node.url === undefined) return [];
  return node.type === "image"
    ? checkPictureAddress(node.url)
    : checkLinkAddress(node.url, context);
}

function checkAttribute(
  tag: string,
  { type, name = "", value }: MdxAttribute,
  context: TextContext,
): Finding[] {
  const allowed = attributesOf(tag);
  if (!allowed.includes(name)) {
    const shown = type === "mdxJsxAttribute" ? name : `{${String(value)}}`;
    const expected = `only ${allowed.join(", ")}`;
    return [{ found: `${shorten(shown)} in a tag`, expected, fix: suggest(name, allowed) }];
  }
  if (typeof value === "object" && value !== null)
    return [{ found: `braces behind ${name}=`, expected: `a text in quotes: ${name}="…"` }];
  const text = typeof value === "string" ? value : "";
  if (namesPicture(tag, name)) return checkPictureAddress(text);
  if (tag === "Callout") return refuseBraces(text);
  if (idAttributes.includes(name)) return checkId(name, text);
  return name === "href" ? checkLinkAddress(text, context) : [];
}

/** Errors of tags: unknown elements and attributes. */
export function checkTag({ node, written }: TextPart, context: TextContext): Finding[] {
  if (!isTag(node)) return [];
  const tag = node.name ?? "";
  if (components.includes(tag) || textElements.includes(tag))
    return (node.attributes ?? []).flatMap((attribute) => checkAttribute(tag, attribute, context));
  const found = shorten(/^<[^>]*>?/.exec(written)?.[0] ?? written);
  const expected = `one of the components ${components.join(", ")}, a mark for text such as b, em, br or table, a picture as ![What it shows](before.jpg), or a fact as {phone}`;
  const otherwise = "delete it, or write &lt; for a sign that visitors shall see";
  return [{ found, expected, fix: suggest(tag, components) ?? otherwise }];
}
