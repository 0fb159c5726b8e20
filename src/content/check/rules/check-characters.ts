import { type MdxNode, offsetOf, partsOf, writtenAs } from "../../text/mdx-node";
import { type ContentRecord, errorAt } from "../content";
import type { ContentError, ErrorText } from "../errors";
import { recordTexts } from "../walk-fields";
import { findDoubleEncoding } from "./double-encoding";

const codeOf = (character: string): string =>
  `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`;

/** Characters that texts must not contain, and what to do about them. */
const refused: [pattern: RegExp, explain: (character: string) => ErrorText][] = [
  [
    // Control characters, direction marks, lone surrogates, noncharacters, and tag characters outside
    // of flags.
    // eslint-disable-next-line no-control-regex -- these are the characters
    /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u206f\ufff9-\ufffb\ufffe\uffff]|\p{Cs}|(?<![\u{1f3f4}\u{e0020}-\u{e007e}])[\u{e0000}-\u{e007f}]/u,
    (character) => ({
      found: `a character that can't be seen, ${codeOf(character)}`,
      expected: "letters, digits and signs",
      fix: "delete the text around it, and type it anew",
    }),
  ],
  [
    /\ufffd/,
    () => ({
      found: "“�”, in place of a character that was lost",
      expected: "the character itself",
      fix: "type it anew; if there are many, save the file as UTF-8 in the program that wrote it",
    }),
  ],
  [
    /\ufffc/,
    () => ({
      found: "an empty place where a picture was, U+FFFC",
      expected: "text only",
      fix: "delete it, and put the picture in by itself",
    }),
  ],
  [
    /[\ue000-\uf8ff\u{f0000}-\u{ffffd}\u{100000}-\u{10fffd}]/u,
    (character) => ({
      found: `a bullet or symbol of Word that other programs can't show, ${codeOf(character)}`,
      expected: "signs of a keyboard",
      fix: "delete it; for a list, begin the line with - and a space",
    }),
  ],
];

function explainDoubled(text: string): (ErrorText & { index: number }) | undefined {
  const doubled = findDoubleEncoding(text);
  if (!doubled) return undefined;
  const { index, written, meant } = doubled;
  const fix =
    "the text was saved in a wrong encoding: type it anew, or copy it again from where it is right";
  return {
    index,
    found: `“${written}”`,
    expected: meant.trim() ? `“${meant}”` : "nothing there",
    fix,
  };
}

/** The values of a node in which `&#8238;` is a character. */
const valuesOf = ({ value, alt, title, attributes = [] }: MdxNode): string =>
  [value, alt, title, ...attributes.map((attribute) => attribute.value)]
    .filter((one) => typeof one === "string")
    .join("\n");

/** Errors of such characters that a text contains as numbers: `&#8238;`. */
const checkEscapes = (record: ContentRecord): ContentError[] =>
  (record.body ? partsOf(record.body.tree) : []).flatMap((node) => {
    const source = writtenAs(node, record.body?.text ?? "");
    return refused.flatMap(([pattern, explain]) => {
      const match = pattern.test(source) ? null : pattern.exec(valuesOf(node));
      return match ? [errorAt(record, offsetOf(node), explain(match[0]))] : [];
    });
  });

/** Errors of characters that nobody types on purpose, or that browsers can't show. */
export const checkCharacters = (record: ContentRecord): ContentError[] => [
  ...checkEscapes(record),
  ...recordTexts(record).flatMap(({ text, at }) => {
    const doubled = explainDoubled(text);
    // Double encoding also leaves such characters behind.
    const others = doubled ? refused.slice(1) : refused;
    const single = others.flatMap(([pattern, explain]) => {
      const match = pattern.exec(text);
      return match ? [{ index: match.index, ...explain(match[0]) }] : [];
    });
    return [...(doubled ? [doubled] : []), ...single].map(({ index, ...words }) =>
      errorAt(record, at(index), words),
    );
  }),
];
