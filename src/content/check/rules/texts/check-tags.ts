import {
  attributesOf,
  idAttributes,
  mdxComponents,
  namesPicture,
  textElements,
} from "../../../text/elements";
import { isFreeId, isSiteId } from "../../../../lib/links/site-ids";
import { slugify } from "../../../../lib/links/slug";
import {
  attributeOf,
  isTag,
  type MdxAttribute,
  type MdxNode,
  partsOf,
} from "../../../text/mdx-node";
import { photoName } from "../../../../lib/pictures/photo-formats";
import { isVisibleText } from "../../../../lib/text/is-visible-text";
import type { TextNode } from "../../content";
import { type ErrorText, type NodeError, shorten, suggest } from "../../errors";
import { checkNoFacts } from "../check-facts";
import { isFileName, wrongExtension } from "../check-photo-names";

const components: readonly string[] = mdxComponents;

/** Errors of an element's id. */
function checkId(attribute: string, id: string): ErrorText[] {
  if (isFreeId(id)) return [];
  const found = `${attribute}="${shorten(id)}"`;
  if (isSiteId(id))
    return [
      {
        found: `${found}, which the site uses itself`,
        expected: `another ${attribute}`,
        fix: `write ${attribute}="my-${slugify(id)}"`,
      },
    ];
  const expected = `lower-case letters and digits, with hyphens between words: ${attribute}="nail-care"`;
  const free = slugify(id);
  return [{ found, expected, ...(isFreeId(free) && { fix: `write ${attribute}="${free}"` }) }];
}

function checkFileName(src: string): NodeError[] {
  if (isFileName(src)) return photoName.test(src) ? [] : [wrongExtension(src)];
  const found = `the picture ${shorten(src) || "nothing"}`;
  return [{ found, expected: "the name of a file next to the text, such as before.jpg" }];
}

/** Errors of the file names of Markdown pictures. */
export const checkImageFile = ({ node }: TextNode): NodeError[] =>
  node.type === "image" ? checkFileName(node.url ?? "") : [];

function checkAttribute(tag: string, { type, name = "", value }: MdxAttribute): NodeError[] {
  const allowed = attributesOf(tag);
  if (!allowed.includes(name)) {
    const shown = type === "mdxJsxAttribute" ? name : `{${String(value)}}`;
    const expected = `only ${allowed.join(", ")}`;
    return [{ found: `${shorten(shown)} in a tag`, expected, fix: suggest(name, allowed) }];
  }
  if (typeof value === "object" && value !== null)
    return [{ found: `braces behind ${name}=`, expected: `a text in quotes: ${name}="…"` }];
  const text = typeof value === "string" ? value : "";
  if (namesPicture(tag, name)) return checkFileName(text);
  if (idAttributes.includes(name)) return checkId(name, text);
  if (tag === "Callout" && name === "title" && !isVisibleText(text))
    return [
      {
        found: "a title without words",
        expected: 'words in quotes: title="Tip"',
        fix: "or delete the word title",
      },
    ];
  // Links and pictures have checks of their own.
  return name === "href" || tag === "BeforeAfter" ? [] : checkNoFacts(text);
}

/** Errors of tags: unknown elements and attributes. */
export function checkTag({ node, source }: TextNode): NodeError[] {
  if (!isTag(node)) return [];
  const tag = node.name ?? "";
  if (components.includes(tag) || textElements.includes(tag))
    return (node.attributes ?? []).flatMap((attribute) => checkAttribute(tag, attribute));
  const found = shorten(/^<[^>]*>?/.exec(source)?.[0] ?? source);
  const expected = `one of the components ${components.join(", ")}, a mark for text such as b, em, br or table, a picture as ![What it shows](before.jpg), or a fact as {phone}`;
  const otherwise = "delete it, or write &lt; for a sign that visitors should see";
  return [{ found, expected, fix: suggest(tag, components) ?? otherwise }];
}

/** Errors of ids that an earlier element of the text has. */
export function repeatedIds(text: MdxNode): (ErrorText & { node: MdxNode })[] {
  const seen = new Set<string>();
  return partsOf(text).flatMap((node) => {
    const id = attributeOf(node, "id");
    const isRepeated = id !== undefined && seen.has(id);
    if (id !== undefined) seen.add(id);
    if (!isRepeated) return [];
    const found = `id="${shorten(id)}", which an earlier element of this text already has`;
    return [{ node, found, expected: "an id that no other element of the text has" }];
  });
}
