import { type ErrorText, shorten } from "../errors";
import { toPlainMarkdown } from "./plain-markdown";

/** The front matter and the body of an MDX file, with Unix line ends. */
export interface SplitFile {
  /** The lines between the two `---`. */
  front: string;
  /** The first line of `front` in the file, counted from 1. */
  frontLine: number;
  /** The text below the second `---`, with Markdown's own marks. */
  body: string;
  /** The first line of `body` in the file, counted from 1. */
  bodyLine: number;
}

/** Why a file can't be split, and the line of the cause. */
export interface SplitError extends ErrorText {
  line: number;
}

/** Gatsby also accepts the language after the first fence. */
const openingFence = /^---[ \t]*(?:ya?ml[ \t]*)?$/i;

const closingFence = /^---[ \t]*$/;

const wholeForm = "--- on the first line, the fields, and --- on a line of its own below them";

/** For Gatsby, a line that starts with `---` ends the front matter, whatever follows on it. */
function findClosing(lines: string[], from: number): number | SplitError {
  const close = lines.findIndex((line, index) => index >= from && line.startsWith("---"));
  const found = shorten(lines[close] ?? "");
  if (close === -1) {
    const dots = lines.findIndex((line, index) => index >= from && /^\.\.\.[ \t]*$/.test(line));
    if (dots !== -1) return { line: dots + 1, found: "...", expected: "--- on this line" };
    return { line: from, found: "--- only once", expected: wholeForm };
  }
  if (closingFence.test(lines[close] ?? "")) return close;
  return { line: close + 1, found, expected: "--- on a line of its own" };
}

/**
 * Splits an MDX file. Accepts variants with only one meaning: Windows line ends, a byte
 * order mark or empty lines at the start, spaces after a fence, a fence on the last line.
 */
export function splitFrontMatter(text: string): SplitFile | SplitError {
  const lines = text
    .replace(/^\uFEFF/, "")
    .replace(/\r\n/g, "\n")
    .split("\n");
  const start = lines.findIndex((line) => line.trim() !== "");
  const opening = lines[start]?.trim() ?? "";
  if (!opening.startsWith("---"))
    return { line: 1, found: "no --- on the first line", expected: wholeForm };
  if (!openingFence.test(opening))
    return { line: start + 1, found: shorten(opening), expected: "--- on a line of its own" };
  const close = findClosing(lines, start + 1);
  if (typeof close !== "number") return close;
  return {
    front: lines.slice(start + 1, close).join("\n"),
    frontLine: start + 2,
    body: toPlainMarkdown(lines.slice(close + 1).join("\n")),
    bodyLine: close + 2,
  };
}
