import { longestLine } from "../words";

/** A way out of an error in front matter. */
export interface FrontMatterFix {
  /** The front matter with the change made, with as many lines as before. */
  lines: string[];
  /** The line that the owner changes, from 0. */
  at: number;
  /** What to do. */
  fix: string;
}

/** `title: Mud`, `  title: Mud`, `title:Mud`, `- Mud`: what stands before a text, and the text. */
const lineWithText = /^(\s*(?:-\s|[A-Za-z]\w*\s*:))\s*(\S.*)$/;

/**
 * Whether a text that begins with a quote has it as one of its own: `"Why" dogs smell` has, since
 * the next quote ends a word, `"In "Dogs" we trust"` and `'Dana's dogs'` have not.
 */
function ownsFirstQuote(text: string, quote: string): boolean {
  const next = text.indexOf(quote, 1);
  if (next === -1 || next === text.length - 1) return false;
  return /\S/.test(text[next - 1] ?? "") && !/\w/.test(text[next + 1] ?? "");
}

/** A text as it must stand in double quotes, whatever quotes it has already. */
function quote(text: string): string {
  const [mark = ""] = /^["']/.exec(text) ?? [];
  if (!mark || ownsFirstQuote(text, mark)) return JSON.stringify(text);
  const inner = text.slice(1, text.length > 1 && text.endsWith(mark) ? -1 : undefined);
  return JSON.stringify(
    mark === '"' ? inner.replace(/\\(["\\])/g, "$1") : inner.replaceAll("''", "'"),
  );
}

/** A list in square brackets, closed, with quotes around each entry that has more than words. */
const quoteEntries = (list: string): string =>
  `[${list
    .replace(/^\[|\]$/g, "")
    .split(",")
    .map((entry) => entry.trim())
    .map((entry) => (/^[\w -]*$/.test(entry) ? entry : quote(entry)))
    .join(", ")}]`;

const replaceLine = (lines: string[], at: number, by: string, fix: string): FrontMatterFix => ({
  lines: lines.with(at, by),
  at,
  fix,
});

const rewrite = (lines: string[], at: number, by: string): FrontMatterFix =>
  replaceLine(lines, at, by, `write it like this: ${by}`);

function unindent(lines: string[], at: number): FrontMatterFix[] {
  const line = lines[at] ?? "";
  const indent = /^\s*/.exec(line)?.[0] ?? "";
  if (indent.includes("\t"))
    return [replaceLine(lines, at, line.replace("\t", "  "), "replace the tab by two blanks")];
  return indent && /^\s*[A-Za-z]\w*\s*:/.test(line)
    ? [replaceLine(lines, at, line.trimStart(), "remove the blanks before it")]
    : [];
}

function quoteText(lines: string[], at: number): FrontMatterFix[] {
  const [, start = "", text = ""] = lineWithText.exec((lines[at] ?? "").trimEnd()) ?? [];
  if (!text) return [];
  return [
    rewrite(
      lines,
      at,
      `${start.trimEnd()} ${text.startsWith("[") ? quoteEntries(text) : quote(text)}`,
    ),
  ];
}

/** A line that begins with a field's name has lost its colon; another belongs to the text above. */
function joinOrDivide(lines: string[], at: number, fields: readonly string[]): FrontMatterFix[] {
  const line = lines[at] ?? "";
  const [, name = "", text = ""] = /^\s*(\w+)\s+(\S.*)$/.exec(line.trimEnd()) ?? [];
  if (fields.includes(name)) return [rewrite(lines, at, `${name}: ${quote(text)}`)];
  if (lineWithText.test(line)) return [];
  const above = lines[at - 1] ?? "";
  const [, start, first] = lineWithText.exec(above.trimEnd()) ?? [];
  if (start === undefined || first === undefined || line.trim() === "") return [];
  const joined = `${start} ${JSON.stringify(`${String(JSON.parse(quote(first)))} ${line.trim()}`)}`;
  // The first line of the file is the opening ---.
  const fix = `join lines ${at + 1} to ${at + 2} into one: ${joined}`;
  return [{ lines: lines.with(at - 1, joined).with(at, ""), at: at - 1, fix }];
}

/** What may help at a line, the likeliest first. */
const fixesAt = (lines: string[], at: number, fields: readonly string[]): FrontMatterFix[] => [
  ...unindent(lines, at),
  ...quoteText(lines, at),
  ...joinOrDivide(lines, at, fields),
];

/**
 * Finds a change that leads out of an error. What the parser stumbles over may be a line further
 * down than what is wrong, so lines above are tried as well, and the one below.
 *
 * @param lines the front matter
 * @param at the line of the error, from 0
 * @param fields the names of the fields that may stand there
 * @param helps whether all is well in such lines up to and including that of the error
 */
export const findFix = (
  lines: string[],
  at: number,
  fields: readonly string[],
  helps: (lines: string[]) => boolean,
): FrontMatterFix | undefined =>
  [...Array.from({ length: at + 1 }, (_, index) => at - index), at + 1]
    .flatMap((line) => fixesAt(lines, line, fields))
    .filter(({ at: place, lines: { [place]: line = "" } }) => line !== lines[place])
    .find(({ lines: fixed, fix }) => fix.length <= longestLine && helps(fixed));
