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

const exampleName = "before.jpg";
const examplePair =
  '<BeforeAfter before="before.jpg" beforeAlt="A matted coat" after="after.jpg" afterAlt="The same dog, brushed" />';

const hasWords = (alt: string): boolean => altText.safeParse(alt.replace(/\s+/g, " ")).success;

/** The words for braces: facts are filled in between the marks of a text, and these are no part of it. */
const explainBraces = (words: (string | undefined)[]): ErrorWords[] =>
  words
    .filter((one) => one !== undefined && /[{}]/.test(one))
    .map((one) => ({
      found: showValue(one),
      expected: "plain words with a picture, without braces",
      fix: "write what the braces stand for, or leave it out",
    }));

const explainAlt = (alt: string, where: string, fix: string): ErrorWords => ({
  found: alt.trim() === "" ? `a picture without words${where}` : `${showValue(alt)}${where}`,
  expected: "a few words that say what it shows, 5 to 160 letters, for visitors who can't see it",
  fix,
});

function explainImage({ alt, url }: MdxNode, written: string): ErrorWords[] {
  const braces = explainBraces([written]);
  if (hasWords(alt ?? "")) return braces;
  const example = `![What it shows](${url || exampleName})`;
  return [
    ...braces,
    explainAlt(alt ?? "", "", `write them between the brackets: ${shorten(example)}`),
  ];
}

function explainPair(node: MdxNode): ErrorWords[] {
  if (!(node.children ?? []).every(isBlank))
    return [
      {
        found: "<BeforeAfter> around words, which it doesn't show",
        expected: examplePair,
        fix: "end it with />, and write the words below it",
      },
    ];
  const braces = explainBraces(
    [...pairedPictures.map(({ alt }) => alt), "caption"].map((name) => attributeOf(node, name)),
  );
  const ofPictures = pairedPictures.flatMap(({ name, alt }): ErrorWords[] => {
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
  return [...braces, ...ofPictures];
}

function explain(node: MdxNode, parent: MdxNode, written: string): ErrorWords[] {
  const isAlone =
    parent.type === "paragraph"
      ? (parent.children ?? []).every((part) => isPicture(part) || isBlank(part))
      : node.type === "mdxJsxFlowElement";
  const words = node.type === "image" ? explainImage(node, written) : explainPair(node);
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
          : isPicture(node)
            ? explain(node, parent, written)
            : [];
      return words.map((one) => ({ offset: offsetOf(node), ...one }));
    }),
  );
