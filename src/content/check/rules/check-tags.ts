import { isFreeId } from "../../../lib/links/free-id";
import { slugify } from "../../../lib/links/routes";
import { isVisibleText } from "../../../lib/text/words";
import {
  attributesOf,
  idAttributes,
  mdxComponents,
  namesPicture,
  textElements,
} from "../../text/text-to-hast";
import {
  attributeOf,
  isTag,
  type MdxAttribute,
  type MdxNode,
  offsetOf,
} from "../../text/parse-text";
import type { ErrorText } from "../errors";
import { contentError, findRepeated, shorten, suggest, unknownName } from "../errors";
import { checkFileName } from "../pictures/check-pictures";
import { checkNoFacts } from "./check-facts";

const components: readonly string[] = mdxComponents;

/** Errors of an element's id: other ids could replace one that the site uses. */
function checkId(attribute: string, id: string): ErrorText[] {
  if (isFreeId(id)) return [];
  const free = [slugify(id), `my-${slugify(id)}`].find(isFreeId) ?? "nail-care";
  const expected = `lower-case words with hyphens that the site doesn't use itself: ${attribute}="${free}"`;
  return [contentError(`${attribute}="${shorten(id)}"`, expected)];
}

function checkAttribute(tag: string, { type, name = "", value }: MdxAttribute): ErrorText[] {
  const allowed = attributesOf(tag);
  if (!allowed.includes(name)) {
    const found = `${shorten(type === "mdxJsxAttribute" ? name : `{${String(value)}}`)} in a tag`;
    return [{ code: "content", found, ...unknownName(name, allowed, "only") }];
  }
  if (typeof value === "object" && value !== null)
    return [contentError(`braces behind ${name}=`, `a text in quotes: ${name}="…"`)];
  const text = typeof value === "string" ? value : "";
  if (namesPicture(tag, name)) return checkFileName(text);
  if (idAttributes.includes(name)) return checkId(name, text);
  if (tag === "Callout" && name === "title" && !isVisibleText(text))
    return [contentError("a title without words", 'words in quotes, like title="Tip"')];
  return name === "href" || tag === "BeforeAfter" ? [] : checkNoFacts(text);
}

/** What to write instead of a tag or sign that can't be read: `<br>`, `<https://shop.com>`, `<14 lbs`. */
export function fixTag(source: string): string {
  const [, name = ""] = /^<\/?([a-z][\w-]*)(?=[\s/>]|$)/i.exec(source) ?? [];
  const [, address] = /^<(?:mailto:)?([^\s<>]*[:@.][^\s<>]*)/.exec(source) ?? [];
  const tag = name.toLowerCase();
  if (/^[bh]r$/.test(tag)) return `write <${tag} />`;
  if (tag === "img") return "write ![What it shows](photo.jpg) with empty lines above and below";
  const known = [tag, name].find((each) => [...textElements, ...components].includes(each));
  if (known) return `write it with its end, like <${known}>…</${known}>, or delete it`;
  if (name) return "delete the tag and its end, or write \\< if visitors should read it";
  if (source.startsWith("<!--")) return "write {/* Ask Ann */} for a note that visitors don't see";
  if (/^<[!?]/.test(source)) return "delete it";
  if (address === undefined) return "write \\< and \\{ for signs that visitors should see";
  const isText = /^(?:https?:|www\.)|@/.test(address);
  return `write ${isText ? address : `[words](${address})`} without the signs < and >`;
}

export function checkTag(node: MdxNode, source: string): ErrorText[] {
  if (!isTag(node)) return [];
  const tag = node.name ?? "";
  if (components.includes(tag) || textElements.includes(tag))
    return (node.attributes ?? []).flatMap((attribute) => checkAttribute(tag, attribute));
  const found = shorten(/^<[^>]*>?/.exec(source)?.[0] ?? source);
  const expected = `one of ${components.join(", ")}, a mark for text such as b, em, br or table, a picture as ![What it shows](before.jpg), or a fact as {phone}`;
  const suggestion = suggest(tag, components);
  const fix = suggestion ? undefined : fixTag(source);
  return [{ ...contentError(found, expected, fix), suggestion }];
}

export function checkRepeatedIds(nodes: MdxNode[]): [offset: number, ErrorText][] {
  const idOf = (node: MdxNode) => attributeOf(node, "id");
  const withId = nodes.filter((node) => idOf(node) !== undefined);
  return findRepeated(withId, idOf).map(([node]) => {
    const expected = "an id that no other element of the text has";
    return [offsetOf(node), contentError(`id="${shorten(idOf(node) ?? "")}"`, expected)];
  });
}
