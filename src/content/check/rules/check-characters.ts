import { type ContentRecord, errorAt, recordTexts } from "../content";
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

export const checkCharacters = (record: ContentRecord): ContentError[] =>
  recordTexts(record).flatMap(({ text, at }) => {
    const match = refused.exec(text);
    return match ? errorAt(record, at(match.index), toError(match[0])) : [];
  });
