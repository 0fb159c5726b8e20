import { altText } from "../../content-model/fields";
import { pairedPictures } from "../../lib/text-pictures";
import type { ErrorWords, Finding } from "../content-error";
import {
  attributeOf,
  isBlank,
  isPicture,
  offsetOf,
  partsOf,
  writtenAs,
  type MdxNode,
} from "../../text/mdx-node";
import { shorten, showValue } from "../wording";

/** How pictures are written, for whoever wrote them in another way. */
const exampleImage = "![What it shows](before.jpg)";
const examplePair =
  '<BeforeAfter before="before.jpg" beforeAlt="A matted coat" after="after.jpg" afterAlt="The same dog, brushed" />';

const hasWords = (alt: string): boolean => altText.safeParse(alt.replace(/\s+/g, " ")).success;

const explainAlt = (alt: string, where: string, example: string): ErrorWords[] =>
  hasWords(alt)
    ? []
    : [
        {
          found: `${alt.trim() === "" ? "a picture without words" : showValue(alt)}${where}`,
          expected: `a few words that say what it shows, 5 to 160 letters, for visitors who can't see it: ${example}`,
        },
      ];

function explainPair(node: MdxNode): ErrorWords[] {
  const without = pairedPictures.filter(({ name }) => attributeOf(node, name) === undefined);
  if (without.length > 0 || !(node.children ?? []).every(isBlank))
    return [{ found: "<BeforeAfter>, not alone or without its pictures", expected: examplePair }];
  return pairedPictures.flatMap(({ alt }) =>
    explainAlt(attributeOf(node, alt) ?? "", ` in ${alt}`, examplePair),
  );
}

function explain(node: MdxNode, parent: MdxNode, written: string): ErrorWords[] {
  if (node.type === "imageReference") return [{ found: shorten(written), expected: exampleImage }];
  if (!isPicture(node)) return [];
  const isAlone =
    parent.type === "paragraph"
      ? (parent.children ?? []).every((part) => isPicture(part) || isBlank(part))
      : node.type === "mdxJsxFlowElement";
  return [
    ...(isAlone
      ? []
      : [
          {
            found: "a picture within a line of text",
            expected: "a picture on a line of its own, with empty lines above and below",
          },
        ]),
    // Facts are filled in between the marks of a text, and what is said with a picture is no part of it.
    ...(/[{}]/.test(written)
      ? [{ found: shorten(written), expected: "plain words with a picture, without braces" }]
      : []),
    ...(node.type === "image" ? explainAlt(node.alt ?? "", "", exampleImage) : explainPair(node)),
  ];
}

/** Errors of pictures that a text shows: without words, within a line, or in a form that isn't known. */
export const checkTextPictures = (tree: MdxNode, text: string): Finding[] =>
  partsOf(tree).flatMap((parent) =>
    (parent.children ?? []).flatMap((node) =>
      explain(node, parent, writtenAs(node, text)).map((words) => ({
        offset: offsetOf(node),
        ...words,
      })),
    ),
  );
