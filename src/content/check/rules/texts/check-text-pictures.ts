import { altText } from "../../../model/fields";
import { pairedPictures } from "../../../../lib/pictures/text-pictures";
import { attributeOf, isBlank, isPicture, type MdxNode } from "../../../text/mdx-node";
import type { TextNode } from "../../content";
import { formatValue, type NodeError } from "../../errors";

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
