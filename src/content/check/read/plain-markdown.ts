import { toPlainText } from "./plain-text";

/** Bullets of Word, Pages and web pages. Word stores those of Symbol and Wingdings in the private use area. */
const bullet = "[•·・●○◦▪▫■□☐☑☒‣⁃∙➢➤►❖◆◇\\uf020-\\uf0ff]";

/** The letters that Wingdings shows as bullets. Word adds a tab after them. */
const letter = "[o§Øüvq](?=\\t)";

/** A dash starts an item only if an adjacent line starts with one, too: see `isDashAlone`. */
const dash = "[–—−‑](?=[ \\t])";

const item = new RegExp(`^([ \\t]*)(${bullet}|${letter}|${dash})[ \\t]*(?=\\S)`);

const isDash = (marker: string): boolean => /^[–—−‑]$/.test(marker);

/** Markdown marks followed by a space that Markdown doesn't accept. */
const wideSpace = /^([ \t]*(?:#{1,6}|[-*+>]|\d{1,9}[.)]))[\u00a0\u2000-\u200a\u202f\u3000]+/;

/** `1.Rinse`, but not `1.5 lbs`. */
const crampedNumber = /^([ \t]*)(\d{1,2})([.)])(?=\p{L})/u;

/** An address in angle brackets, except in code, after a backslash or as a link's target. */
const bracketed =
  /(`+)(?!`).*?\1|(?<![\\(]|\]: ?)<(?:mailto:)?((?:https?:\/\/|www\.)[^\s<>]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)>/g;

/** HTML line breaks that aren't closed. */
const openBreak = /(`+)(?!`).*?\1|(?<!\\)<(br|hr)[ \t]*>/gi;

const fence = /^[ \t]*(`{3,}|~{3,})/;

/** Whether a line continues the numbering of an adjacent line. */
function isInOrder(lines: readonly string[], index: number): boolean {
  const numberAt = (at: number) =>
    Number(/^[ \t]*(\d{1,2})[.)](?=[ \t]|\p{L})/u.exec(lines[at] ?? "")?.[1] ?? Number.NaN);
  const number = numberAt(index);
  return numberAt(index - 1) === number - 1 || numberAt(index + 1) === number + 1;
}

function isDashAlone(lines: readonly string[], index: number): boolean {
  const markerAt = (at: number) => item.exec(lines[at] ?? "")?.[2];
  const marker = markerAt(index) ?? "";
  return isDash(marker) && markerAt(index - 1) !== marker && markerAt(index + 1) !== marker;
}

/** Writes bullets as `-`. A different kind of bullet than the one above starts a nested list. */
function createListWriter() {
  /** The bullets around the current position, outermost first. */
  let levels: string[] = [];
  let outdent = 0;
  let isBelowGap = false;
  return (line: string): string => {
    const [found, indent = "", marker = ""] = item.exec(line) ?? [];
    // Words directly below an item belong to it.
    if (found === undefined && isBelowGap) levels = [];
    isBelowGap = line.trim() === "";
    if (found === undefined) return line;
    if (levels.length === 0) outdent = indent.length;
    if (levels.includes(marker)) levels.length = levels.indexOf(marker);
    const width = 4 * levels.length + Math.max(0, indent.length - outdent);
    levels.push(marker);
    return `${" ".repeat(width)}- ${line.slice(found.length)}`;
  };
}

/**
 * Replaces signs that can only mean Markdown with Markdown: Word's bullets, numbers without a
 * space, addresses in angle brackets. Keeps the number of lines.
 */
export function toPlainMarkdown(text: string): string {
  const lines = toPlainText(text).split("\n");
  const writeItem = createListWriter();
  let open = "";
  return lines
    .map((line, index) => {
      const [, ticks = ""] = fence.exec(line) ?? [];
      if (open ? ticks.startsWith(open) : ticks) {
        open = open ? "" : ticks;
        return line;
      }
      if (open) return line;
      const listed = isDashAlone(lines, index) ? line : writeItem(line);
      return listed
        .replace(wideSpace, "$1 ")
        .replace(crampedNumber, isInOrder(lines, index) ? "$1$2$3 " : "$&")
        .replace(bracketed, (found: string, _ticks, address?: string) => address ?? found)
        .replace(openBreak, (found: string, _ticks, name?: string) =>
          name ? `<${name.toLowerCase()} />` : found,
        );
    })
    .join("\n");
}
