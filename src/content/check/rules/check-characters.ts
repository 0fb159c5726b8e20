import { type MdxNode, offsetOf, writtenAs } from "../../text/parse-text";
import { type ContentRecord, errorAt, nodesOf, recordTexts } from "../content";
import type { ContentError, ErrorText } from "../errors";

/** Characters that nobody types, or that browsers can't show: controls, directions, private use. */
const refused =
  // eslint-disable-next-line no-control-regex -- these are the characters
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u206f\ufff9-\uffff]|[\p{Cs}\p{Co}]|(?<![\u{1f3f4}\u{e0020}-\u{e007e}])[\u{e0000}-\u{e007f}]/u;

const toError = (character: string): ErrorText => ({
  found: `a character that can't be shown, U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`,
  expected: "letters, digits and signs of a keyboard",
  fix: "delete the text around it, and type it anew",
});

/** The values of a node in which `&#8238;` is a character. */
const valuesOf = ({ value, alt, title, attributes = [] }: MdxNode): string =>
  [value, alt, title, ...attributes.map((attribute) => attribute.value)]
    .filter((one) => typeof one === "string")
    .join("\n");

const checkEscapes = (record: ContentRecord): ContentError[] =>
  nodesOf(record).flatMap((node) => {
    if (refused.test(writtenAs(node, record.body?.text ?? ""))) return [];
    const match = refused.exec(valuesOf(node));
    return match ? errorAt(record, offsetOf(node), toError(match[0])) : [];
  });

export const checkCharacters = (record: ContentRecord): ContentError[] => [
  ...checkEscapes(record),
  ...recordTexts(record).flatMap(({ text, at }) => {
    const match = refused.exec(text);
    return match ? errorAt(record, at(match.index), toError(match[0])) : [];
  }),
];
