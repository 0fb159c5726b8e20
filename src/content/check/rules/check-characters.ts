import type { ContentRecord } from "../content";
import type { ContentError } from "../content-error";
import { errorAt } from "../error-at";
import { textsOf } from "../walk-fields";

/**
 * What is no part of a text: controls of old terminals, marks that turn the direction of what
 * follows, halves of characters, and code points that are none.
 */
const unseen =
  // eslint-disable-next-line no-control-regex -- these are the ones
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufffe\uffff]|\p{Cs}/u;

/** Errors of texts with characters that nobody means to write and browsers can't show. */
export const checkCharacters = (record: ContentRecord): ContentError[] =>
  textsOf(record).flatMap(({ text, at }) => {
    const match = unseen.exec(text);
    if (!match) return [];
    const code = match[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
    return [
      errorAt(record, at(match.index), {
        found: `a character that can't be seen, U+${code}`,
        expected: "letters, digits and signs",
        fix: "delete the text around it, and type it anew",
      }),
    ];
  });
