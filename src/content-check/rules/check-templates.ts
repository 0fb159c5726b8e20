import { fieldsOf, type ContentRecord, type RawContent } from "../content";
import { errorAt, type ContentError } from "../content-error";
import { templateLines, templateStart } from "../template-texts";
import { textsIn } from "../texts-in";
import { shorten } from "../words";

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
