import { isNode, isPair, LineCounter, parseDocument, YAMLMap, YAMLSeq, type Document } from "yaml";
import type { MdxBody } from "../content";
import type { ContentError } from "../content-error";
import { shorten, type FieldPath } from "../words";
import { findTrouble, type YamlTrouble } from "./explain-yaml-error";
import { findFix, type FrontMatterFix } from "./fix-front-matter";
import type { ReadFile } from "./read-json";

const fence = "---";
const exampleFix = "start the file with --- , the fields, and another line with ---";

/** The lines of a file above and below its closing `---`. */
interface SplitFile {
  lines: string[];
  body: MdxBody;
}

function split(
  text: string,
): SplitFile | Pick<ContentError, "line" | "found" | "expected" | "fix"> {
  const lines = text.split(/\r?\n/);
  const expected = "--- on the first line, above title and the other fields";
  if (lines[0] !== fence) return { line: 1, found: "no front matter", expected, fix: exampleFix };
  const close = lines.indexOf(fence, 1);
  if (close === -1) {
    const found = "--- on line 1, and no second ---";
    return {
      line: 1,
      found,
      expected: "--- on a line of its own below the fields",
      fix: "add a line with --- between the last field and the text",
    };
  }
  const body = { text: lines.slice(close + 1).join("\n"), firstLine: close + 2 };
  return { lines: lines.slice(1, close), body };
}

function placeOf(document: Document, path: FieldPath): number {
  const [step] = path.slice(-1);
  const parent = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
  if (parent instanceof YAMLMap) {
    const pair = parent.items.find(
      (item) => isPair(item) && isNode(item.key) && String(item.key) === step,
    );
    if (isNode(pair?.key)) return pair.key.range?.[0] ?? 0;
  }
  if (parent instanceof YAMLSeq && typeof step === "number") {
    const item: unknown = parent.items[step];
    if (isNode(item)) return item.range?.[0] ?? 0;
  }
  return path.length > 1 ? placeOf(document, path.slice(0, -1)) : 0;
}

/** Front matter as far as it can be read. */
interface Parsed {
  document: Document.Parsed;
  /** The line that a position stands on, from 0. */
  lineAt: (offset: number) => number;
  /** What is wrong first. */
  trouble?: YamlTrouble;
}

function parse(lines: string[]): Parsed {
  const lineCounter = new LineCounter();
  const document = parseDocument(lines.join("\n"), { lineCounter, logLevel: "error" });
  const lineAt = (offset: number) => lineCounter.linePos(offset).line - 1;
  return { document, lineAt, trouble: findTrouble(document, (at) => lines[lineAt(at)] ?? "") };
}

/** Finds the way out of what is wrong first. */
function fixFirst(
  lines: string[],
  { lineAt, trouble }: Parsed & { trouble: YamlTrouble },
  fields: readonly string[],
): FrontMatterFix | undefined {
  const at = lineAt(trouble.offset);
  const helps = (fixed: string[]) => {
    const next = parse(fixed);
    return !next.trouble || next.lineAt(next.trouble.offset) > at;
  };
  if (!trouble.repeats) return findFix(lines, at, fields, helps);
  const without = lines.with(at, "");
  return helps(without) ? { lines: without, at, fix: trouble.fix } : undefined;
}

/** Reads front matter on and on, each time with what was wrong fixed, to find all that is. */
function parseFixed(file: string, lines: string[], fields: readonly string[]) {
  const errors: ContentError[] = [];
  for (let rest = lines; ;) {
    const parsed = parse(rest);
    const { document, lineAt, trouble } = parsed;
    // The opening --- takes the file's first line.
    const toLine = (at: number) => at + 2;
    if (!trouble) return { document, errors, lineAt: (at: number) => toLine(lineAt(at)) };
    const { offset, found, expected } = trouble;
    const at = lineAt(offset);
    const fix = fixFirst(rest, { ...parsed, trouble }, fields);
    const elsewhere = fix && fix.at !== at && shorten((rest[fix.at] ?? "").trim());
    errors.push({
      file,
      line: toLine(fix?.at ?? at),
      found: elsewhere || found,
      expected,
      fix: fix?.fix ?? trouble.fix,
    });
    if (!fix) return { errors };
    rest = fix.lines;
  }
}

/**
 * Reads the front matter of an MDX file with the places of its fields. What is wrong in it is read
 * as if its advice had been followed, so that all errors of a file are reported at once.
 *
 * @param file its path, for the errors
 * @param fields the names of the fields that may stand there
 */
export function readFrontMatter(
  file: string,
  text: string,
  fields: readonly string[] = [],
): ReadFile & { body?: MdxBody } {
  const parts = split(text.replace(/^\uFEFF/, ""));
  if ("found" in parts) return { value: undefined, errors: [{ file, ...parts }], lineOf: () => 1 };
  const { body } = parts;
  const { document, errors, lineAt } = parseFixed(file, parts.lines, fields);
  if (!document) return { value: undefined, errors, lineOf: () => 1, body };
  return {
    value: document.toJS() ?? {},
    errors,
    lineOf: (path) => (path.length > 0 ? lineAt(placeOf(document, path)) : 1),
    body,
  };
}
