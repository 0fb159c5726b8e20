import type { ErrorWords } from "../content-error";
import { shorten, longestLine } from "../words";

/** What a syntax error means, and whether the rest of the file can be read in spite of it. */
export interface JsonError extends ErrorWords {
  /** Position in the text that the owner must change. */
  offset: number;
  readable: boolean;
}

/** Says in plain words what a piece of a JSON file is that is neither text, number nor bracket. */
export function explainInvalidSymbol(symbol: string, offset: number): JsonError {
  const at = { offset, found: shorten(symbol), readable: false };
  if (/^['‘’“”]/.test(symbol)) {
    return {
      ...at,
      expected: 'straight double quotes "…"',
      fix: 'replace the quotes around it by "',
    };
  }
  if (/^(true|false|null)$/i.test(symbol)) {
    return {
      ...at,
      expected: symbol.toLowerCase(),
      fix: `write it in lower case: ${symbol.toLowerCase()}`,
    };
  }
  if (symbol.startsWith("$")) {
    return { ...at, expected: "a plain number", fix: "leave out the dollar sign" };
  }
  if (symbol.startsWith("\uFEFF")) {
    const fix = "save the file as UTF-8 without BOM";
    return { ...at, found: "an invisible mark at the start of the file", expected: "[ or {", fix };
  }
  if (/^[\s\p{Cc}\p{Cf}]/u.test(symbol)) {
    const code = (symbol.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
    const found = `a blank that is none, U+${code}`;
    return {
      ...at,
      found,
      expected: "ordinary blanks",
      fix: "delete it, and press the space bar",
    };
  }
  const fix = `put quotes around it: "${shorten(symbol)}"; inside a text, write \\" for each quote`;
  return { ...at, expected: "a value or a field name in quotes", fix };
}

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** Whether a line is right as a field or as an entry of a list, and short enough to be shown. */
function isRight(line: string): boolean {
  const entry = line.trim().replace(/,$/, "");
  return line.length <= longestLine && (isJson(`{${entry}}`) || isJson(`[${entry}]`));
}

/** The line that a position stands on, its number from 1, and what stands below. */
function lineAt(text: string, offset: number) {
  const [line = "", ...below] = text.slice(text.lastIndexOf("\n", offset - 1) + 1).split("\n");
  return { line, below, number: text.slice(0, offset).split("\n").length };
}

/** A line whose text has quotes inside, each with the backslash that it needs. */
function escapeInnerQuotes(line: string): string | undefined {
  const [, start = "", inner = "", end = ""] =
    /^(\s*(?:"[^"]*"\s*:\s*)?")(.*)("\s*,?\s*)$/.exec(line) ?? [];
  return inner === "" ? undefined : start + inner.replace(/(?<!\\)"/g, '\\"') + end;
}

/** A word that stands right behind a quote: the quote ended no text, but is part of one. */
export function explainInnerQuote(text: string, offset: number): JsonError | undefined {
  const { line } = lineAt(text, offset);
  const escaped = text[offset - 1] === '"' ? escapeInnerQuotes(line) : undefined;
  return escaped === undefined || !isRight(escaped)
    ? undefined
    : {
        offset,
        readable: false,
        found: shorten(line.trim()),
        expected: "a backslash before each quote inside a text",
        fix: `write \\" for each quote inside the text: ${escaped.trim()}`,
      };
}

/** A text broken over several lines, as one line; `undefined` if the lines below are no part of it. */
function joinLines(line: string, below: string[]): { joined: string; count: number } | undefined {
  const end = below.findIndex((next) => /"\s*,?\s*$/.test(next));
  const parts = below.slice(0, end + 1);
  if (end === -1 || parts.some((next) => /^\s*["}\]]/.test(next))) return undefined;
  const joined = [line, ...parts]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(" ");
  return isRight(joined) ? { joined, count: parts.length } : undefined;
}

/** A line with the quote that its text lacks at the end, and the comma if another field follows. */
function closeText(line: string, below: string[]): string | undefined {
  const next = below.find((other) => other.trim() !== "") ?? "";
  const closed = `${line.trim().replace(/,$/, "")}"${/^\s*["{]/.test(next) ? "," : ""}`;
  return isRight(closed) ? closed : undefined;
}

/** A text that its line doesn't end: it goes on below, or has lost its last quote. */
export function explainOpenText(text: string, offset: number): JsonError {
  const { line, below, number } = lineAt(text, offset);
  const at = {
    offset,
    readable: false,
    found: shorten(text.slice(offset).split("\n", 1)[0] ?? ""),
  };
  const broken = joinLines(line, below);
  if (broken)
    return {
      ...at,
      expected: "a text on one line",
      fix: `join lines ${number} to ${number + broken.count} into one: ${broken.joined}`,
    };
  const closed = closeText(line, below);
  return {
    ...at,
    expected: "a quote at the end of the text",
    fix: closed
      ? `add the closing ", so that the line is: ${closed}`
      : 'add the closing " on the same line; write a line break inside a text as \\n',
  };
}
