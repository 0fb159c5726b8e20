import { fieldsOf, type ContentRecord, type RawContent } from "../content";
import { errorAt, type ContentError } from "../content-error";
import { textsIn } from "../walk-fields";
import { shorten } from "../words";

/** How the texts begin that `npm run new:post` puts where the owner's belong. */
export const templateStart = "Replace this with ";

/** What stands in the body of a new post, and never in one that visitors read. */
export const templateLines: readonly string[] = [
  "Begin here. An empty line starts a new paragraph.",
  "## A heading for the next part",
  "Two hashes make a heading, one dash a line of a list:",
  "- **two stars** around words make them bold",
  "- [a link](/sales/) has its words in brackets and its address in parentheses",
  "Delete what you don't need.",
];

const words = (text: string) => ({
  found: shorten(text),
  expected: "your own words, in a post that visitors see",
  fix: "replace or delete it, or write draft: true above until you do",
});

function inBody({ body, file, label: record }: ContentRecord): ContentError[] {
  const lines = body?.text.split("\n") ?? [];
  return lines.flatMap((text, index) =>
    body && templateLines.includes(text.trim())
      ? [{ file, line: body.firstLine + index, record, ...words(text) }]
      : [],
  );
}

/** Errors of posts that would be published with sentences that explain how to write a post. */
export const checkTemplates = ({ posts }: RawContent): ContentError[] =>
  posts.records
    .filter((record) => fieldsOf(record).draft !== true)
    .flatMap((record) => [
      ...textsIn(record.value)
        .filter(({ text }) => text.startsWith(templateStart))
        .map(({ path, text }) => errorAt(record, path, words(text))),
      ...inBody(record),
    ]);
