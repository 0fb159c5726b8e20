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
  isBlank,
  isPicture,
  isTag,
  type MdxAttribute,
  type MdxNode,
  partsOf,
} from "../../../text/mdx-node";
import { pairedPictures } from "../../../../lib/pictures/text-pictures";
import { altText } from "../../../model/fields";
import { photoName } from "../../../../lib/pictures/photo-formats";
import { isVisibleText } from "../../../../lib/text/is-visible-text";
import type { TextNode } from "../../content";
import { type ErrorText, formatValue, type NodeError, shorten, suggest } from "../../errors";
import { checkNoFacts } from "../check-facts";
import { isFileName, wrongExtension } from "../../pictures/check-pictures";

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

/** An example for errors about pictures. */
const exampleImage = "![What it shows](before.jpg)";
const examplePair =
  '<BeforeAfter before="before.jpg" beforeAlt="A matted coat" after="after.jpg" afterAlt="The same dog, brushed" />';

function checkAlt(alt: string, where: string, example: string): NodeError[] {
  if (altText.safeParse(alt.replace(/\s+/g, " ")).success) return [];
  const found = alt.trim() === "" ? "a picture without words" : formatValue(alt);
  const expected = `a few words that say what it shows, 5 to 160 letters, for visitors who can't see it: ${example}`;
  return [{ found: found + where, expected }];
}

function checkPair(node: MdxNode): NodeError[] {
  const isWhole = pairedPictures.every(({ name }) => attributeOf(node, name) !== undefined);
  if (!isWhole || !(node.children ?? []).every(isBlank))
    return [{ found: "<BeforeAfter>, not alone or without its pictures", expected: examplePair }];
  return pairedPictures.flatMap(({ alt }) =>
    checkAlt(attributeOf(node, alt) ?? "", ` in ${alt}`, examplePair),
  );
}

/** Errors of pictures in a text: without alternative text, inside a line, or in an unknown syntax. */
export function checkPicture({ node, parent, source }: TextNode): NodeError[] {
  if (node.type === "imageReference") return [{ found: source, expected: exampleImage }];
  if (!isPicture(node)) return [];
  const findings =
    node.type === "image" ? checkAlt(node.alt ?? "", "", exampleImage) : checkPair(node);
  const isAlone =
    parent.type === "paragraph"
      ? (parent.children ?? []).every((part) => isPicture(part) || isBlank(part))
      : node.type === "mdxJsxFlowElement";
  if (!isAlone) {
    const expected = "a picture on a line of its own, with empty lines above and below";
    findings.push({ found: "a picture within a line of text", expected });
  }
  // Facts are filled in only between the marks of a text; alternative text isn't included.
  if (/[{}]/.test(source))
    findings.push({ found: source, expected: "plain words with a picture, without braces" });
  return findings;
}
