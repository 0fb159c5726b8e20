import type { ErrorWords } from "../content-error";
import type { MdxAttribute, MdxNode } from "../../text/mdx-node";
import { suggest } from "../nearest";
import { shorten } from "../wording";
import { explainAddress, explainPicture, type JudgeLink } from "./explain-address";
import { factInBraces } from "./known-facts";
import { attributesOf, mdxComponents, namesPicture, textElements } from "../../text/elements";

const components: readonly string[] = mdxComponents;

/** The words for a tag's name; nothing if an article may have it. */
function explainName(name: string, written: string): ErrorWords | undefined {
  if (components.includes(name) || textElements.includes(name)) return undefined;
  return {
    found: shorten(written),
    expected: `one of the components ${components.join(", ")}, a mark for text such as b, em, br or table, a picture as ![What it shows](before.jpg), or a fact as {phone}`,
    fix: suggest(name, components, "delete it, or write &lt; for a sign that visitors shall see"),
  };
}

function explainAttribute(
  tag: string,
  { type, name = "", value }: MdxAttribute,
  judge: JudgeLink,
): ErrorWords | undefined {
  const shown = type === "mdxJsxAttribute" ? name : `{${String(value)}}`;
  const allowed = attributesOf(tag);
  if (!allowed.includes(name))
    return {
      found: `${shorten(shown)} in a tag`,
      expected: `only ${allowed.join(", ")}`,
      fix: suggest(name, [...allowed], "delete it"),
    };
  if (typeof value === "object" && value !== null)
    return {
      found: `${name}={${shorten(String((value as MdxAttribute).value))}}`,
      expected: `a text in quotes: ${name}="…"`,
      fix: "write the text itself, in quotes",
    };
  const text = typeof value === "string" ? value : "";
  if (namesPicture(tag, name)) return explainPicture(text);
  if (tag === "Callout" && factInBraces.test(text))
    return {
      found: `${name}="${shorten(text)}"`,
      expected: "words without braces: no fact is filled in here",
      fix: "write what the braces stand for, or put it into the box",
    };
  return name === "href" ? explainAddress(text, judge) : undefined;
}

/**
 * Says what is wrong in a tag.
 *
 * @param written how it is written
 */
export function explainTag(node: MdxNode, written: string, judge: JudgeLink): ErrorWords[] {
  const words = explainName(node.name ?? "", written);
  // A tag that shouldn't be there at all is one error.
  if (words) return [words];
  return (node.attributes ?? []).flatMap(
    (attribute) => explainAttribute(node.name ?? "", attribute, judge) ?? [],
  );
}
