import { altText } from "../../content-model/fields";
import { pairedPictures } from "../../lib/text-pictures";
import type { ErrorWords, Finding } from "../content-error";
import {
  attributeOf,
  isBlank,
  isEnd,
  isPicture,
  offsetOf,
  partsOf,
  writtenAs,
  type MdxNode,
} from "../mdx/mdx-node";
import { shorten, showValue } from "../words";

const exampleName = "before.jpg";
const examplePair =
  '<BeforeAfter before="before.jpg" beforeAlt="A matted coat" after="after.jpg" afterAlt="The same dog, brushed" />';

const hasWords = (alt: string): boolean => altText.safeParse(alt).success;

const explainAlt = (alt: string, where: string, fix: string): ErrorWords => ({
  found: alt.trim() === "" ? `a picture without words${where}` : `${showValue(alt)}${where}`,
  expected: "a few words that say what it shows, 5 to 160 letters, for visitors who can't see it",
  fix,
});

function explainImage({ alt, url }: MdxNode): ErrorWords[] {
  if (hasWords(alt ?? "")) return [];
  const example = `![What it shows](${url || exampleName})`;
  return [explainAlt(alt ?? "", "", `write them between the brackets: ${shorten(example)}`)];
}

function explainPair(node: MdxNode, written: string): ErrorWords[] {
  if (!/\/\s*>$/.test(written))
    return [
      {
        found: "<BeforeAfter> around words, which it doesn't show",
        expected: examplePair,
        fix: "end it with />, and write the words below it",
      },
    ];
  return pairedPictures.flatMap(({ name, alt }): ErrorWords[] => {
    if (attributeOf(node, name) === undefined)
      return [
        {
          found: `<BeforeAfter> without ${name}`,
          expected: examplePair,
          fix: `write ${name}="…", with the name of a file beside the text`,
        },
      ];
    const words = attributeOf(node, alt) ?? "";
    return hasWords(words)
      ? []
      : [explainAlt(words, ` in ${alt}`, `write ${alt}="…", with what the picture shows`)];
  });
}

function explain(node: MdxNode, parent: MdxNode, written: string): ErrorWords[] {
  const isAlone =
    parent.type === "paragraph"
      ? (parent.children ?? []).every((part) => isPicture(part) || isBlank(part))
      : node.type !== "image";
  const words = node.type === "image" ? explainImage(node) : explainPair(node, written);
  if (isAlone) return words;
  return [
    {
      found: "a picture within a line of text",
      expected: "a picture between two paragraphs",
      fix: "put it on a line of its own, with empty lines above and below",
    },
    ...words,
  ];
}

const explainReference = (written: string): ErrorWords => ({
  found: shorten(written),
  expected: `the picture's file in round brackets: ![What it shows](${exampleName})`,
  fix: "write it so, with the file beside the text",
});

/** Errors of pictures that a text shows: without words, within a line, or in a form that isn't known. */
export const checkTextPictures = (tree: MdxNode, text: string): Finding[] =>
  partsOf(tree).flatMap((parent) =>
    (parent.children ?? []).flatMap((node) => {
      const written = writtenAs(node, text);
      const words =
        node.type === "imageReference"
          ? [explainReference(written)]
          : isPicture(node) && !isEnd(written)
            ? explain(node, parent, written)
            : [];
      return words.map((one) => ({ offset: offsetOf(node), ...one }));
    }),
  );
