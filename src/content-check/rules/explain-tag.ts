import type { ErrorWords } from "../content-error";
import { attributeOf, type MdxAttribute, type MdxNode } from "../../text/mdx-node";
import { suggest } from "../nearest";
import { allOf, shorten } from "../wording";
import { explainAddress, explainPicture, type JudgeLink } from "./explain-address";
import { factInBraces } from "./known-facts";
import { attributesOf, mdxComponents, namesPicture, textElements } from "../../text/elements";

const components: readonly string[] = mdxComponents;

/** A tag's name, with the right capitals if it is that of a component. */
function meantName({ name }: MdxNode): string {
  const written = name ?? "";
  const isMeant = (component: string) => component.toLowerCase() === written.toLowerCase();
  return components.find(isMeant) ?? written;
}

/** `with a capital C`, `with capitals B and L`. */
function withCapitals(name: string): string {
  const capitals = name.match(/[A-Z]/g) ?? [];
  return `with ${capitals.length > 1 ? "capitals" : "a capital"} ${allOf(capitals)}`;
}

/** The words for a tag's name; nothing if an article may have it. */
function explainName(node: MdxNode, written: string): ErrorWords | undefined {
  const name = node.name ?? "";
  const meant = meantName(node);
  const expected = `one of the components ${components.join(", ")}`;
  if (meant !== name)
    return {
      found: shorten(written),
      expected,
      fix: `write ${written.replace(name, meant)}, ${withCapitals(meant)}`,
    };
  if (name === "Fact")
    return {
      found: shorten(written),
      expected: "a fact's name in braces",
      fix: `write {${attributeOf(node, "name") ?? "phone"}}`,
    };
  if (components.includes(name) || textElements.includes(name)) return undefined;
  if (name === "img")
    return {
      found: "<img>",
      expected: "a picture as Markdown writes it: ![What it shows](before.jpg)",
      fix: "write it so, with the picture's file beside the text",
    };
  return /^[A-Z]/.test(name)
    ? { found: `<${name}>`, expected, fix: suggest(name, components, "delete it") }
    : {
        found: `<${name}>`,
        expected: "only marks for text, such as b, em, br or table",
        fix: "delete it, or write &lt; for a sign that visitors shall see",
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
  const words = explainName(node, written);
  // A tag that shouldn't be there at all is one error.
  if (words) return [words];
  return (node.attributes ?? []).flatMap(
    (attribute) => explainAttribute(node.name ?? "", attribute, judge) ?? [],
  );
}
