import { type ErrorText, shorten } from "../errors";

/** The parser's error object (https://github.com/vfile/vfile-message). */
export interface ParseError {
  reason: string;
  line?: number;
  column?: number;
}

const shownSign = "write \\< for a sign that visitors should see";

type Explain = (line: string, ...groups: string[]) => ErrorText;

const found = (line: string): string => `“${line}”`;

const endOf = (tag: string): string => tag.replace("<", "</");

/** The messages for the owner, by the parser's reason. The first match counts. */
const parseErrorKinds: [reason: RegExp, explain: Explain][] = [
  [
    /create a comment/,
    (line) => ({
      found: `${found(line)}, a note that visitors don't see`,
      expected: "such a note between {/* and */}: {/* Ask Ann */}",
      fix: "or delete it",
    }),
  ],
  [
    /closing tag for `<img/,
    (line) => ({ found: found(line), expected: "a picture as ![What it shows](before.jpg)" }),
  ],
  [
    /^Unexpected closing tag `(<[^`]*>)`, expected corresponding closing tag for `(<[^`]*>)`/,
    (_, end = "", start = "") => ({
      found: `${end} before the end of ${start}`,
      expected: `first ${endOf(start)}, then the end of what is around it`,
    }),
  ],
  [
    /closing tag for `(<[^`]*>)`/,
    (_, start = "") => ({
      found: `${start} without its end`,
      expected: `${endOf(start)} behind the words that belong to it, before the next empty line or line of a list`,
      fix: shownSign,
    }),
  ],
  [
    /closing tag `(<[^`]*>)` either/,
    (_, end = "") => ({
      found: `${end} behind other words`,
      expected: `${end} on a line of its own, with an empty line above it`,
    }),
  ],
  [
    /closing slash|open tag first/,
    (line) => ({
      found: `${found(line)}, with an end of a tag that has no beginning`,
      expected: "a beginning before it, like <b> before </b>",
      fix: "or delete it",
    }),
  ],
  [
    /attribute/,
    (line) => ({
      found: found(line),
      expected:
        'straight quotes around the words behind =, and > at the end: <Callout title="Tip">',
    }),
  ],
  [
    /expression|brace/,
    (line) => ({
      found: `${found(line)}, with a brace that nothing closes`,
      expected: "the name of a fact between braces: {phone}",
      fix: "write \\{ for a brace that visitors should see",
    }),
  ],
  [
    /create a link/,
    (line) => ({
      found: found(line),
      expected: "the address without < and >: https://www.shop.com/",
    }),
  ],
];

const otherwise: Explain = (line) => ({
  found: `${found(line)}, with the sign <`,
  expected: "words for it, as in: dogs under 14 lbs",
  fix: "write \\< for the sign itself",
});

/**
 * Error for a text that can't be parsed: its line, and a message for the owner.
 *
 * @param text from the first line of its file on
 */
export function explainParseError(
  text: string,
  { reason, ...place }: ParseError,
): ErrorText & { line: number; column: number } {
  // For an unclosed tag, only the reason contains the tag's position.
  const [, ...begins] = /\((\d+):(\d+)-/.exec(reason) ?? [];
  const [line = 1, column = 1] =
    begins.length > 0 ? begins.map(Number) : [place.line, place.column];
  const words = shorten(text.split("\n")[line - 1]?.trim() ?? "") || "the end of the text";
  for (const [kind, explain] of parseErrorKinds) {
    const match = kind.exec(reason);
    if (match) return { line, column, ...explain(words, ...match.slice(1)) };
  }
  return { line, column, ...otherwise(words) };
}
