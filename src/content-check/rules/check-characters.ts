import { allRecords, type ContentRecord, type RawContent } from "../content";
import { errorAt, type ContentError, type ErrorWords } from "../content-error";
import { indexLines } from "../lines";
import { textsIn } from "../walk-fields";

/**
 * What is no part of a text: controls of old terminals, marks that turn the direction of what
 * follows, halves of characters, and code points that are none.
 */
const unseen =
  // eslint-disable-next-line no-control-regex -- these are the ones
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufffe\uffff]|\p{Cs}/u;

const explain = (character: string): ErrorWords => {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  return {
    found: `a character that can't be seen, U+${code}`,
    expected: "letters, digits and signs",
    fix: "delete the text around it, and type it anew",
  };
};

function inBody({ body, file, label: record }: ContentRecord): ContentError[] {
  const found = body && unseen.exec(body.text);
  if (!found) return [];
  const line = indexLines(body.text)(found.index);
  return [{ file, line, record, ...explain(found[0]) }];
}

/** Errors of texts with characters that nobody means to write and browsers can't show. */
export const checkCharacters = (content: RawContent): ContentError[] =>
  allRecords(content).flatMap((record) => [
    ...textsIn(record.value).flatMap(({ path, text }) => {
      const [character] = unseen.exec(text) ?? [];
      return character === undefined ? [] : [errorAt(record, path, explain(character))];
    }),
    ...inBody(record),
  ]);
