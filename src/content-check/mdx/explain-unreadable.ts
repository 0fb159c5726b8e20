import type { ErrorWords } from "../content-error";
import { shorten } from "../words";

/** What MDX can't read: its length in the text, and words, or that it may be meant for a fact. */
export interface Unreadable {
  length: number;
  problem: ErrorWords | { braces: string };
}

/** The words for a line of code that begins with `import` or `export`. */
export const explainImport = (line: string): ErrorWords => ({
  found: shorten(line),
  expected: "no line that starts with import or export",
  fix: "begin the line with another word; known components need no import",
});

const comment = /^<!--[^]*?(?:-->|$)/;
const tag = /^<\/?[A-Za-z][^<>]*>?/;
/** An attribute without quotes, or with one that nothing closes. */
const unquoted = /\s([\w-]+)=(?!"[^"]*"|'[^']*')[^<>]*/;

function explainAngle(rest: string, written: string): ErrorWords {
  if (written.startsWith("<!--"))
    return {
      found: shorten(written),
      expected: "{/* a comment */}",
      fix: "write the comment between {/* and */}",
    };
  const [attribute = "", name] = unquoted.exec(written) ?? [];
  if (name)
    return {
      found: shorten(attribute.trim()),
      expected: `a text in quotes: ${name}="…"`,
      fix: "write the text itself, in quotes",
    };
  return {
    found: shorten(/^[^\n]{0,21}/.exec(rest)?.[0] ?? ""),
    expected: "< only at the start of a tag that also ends",
    fix: "write &lt; or say it in words, or complete the tag",
  };
}

/**
 * Says what is wrong where MDX can't read.
 *
 * @param rest a text that begins with <, {, `import` or `export`
 */
export function explainUnreadable(rest: string): Unreadable {
  if (rest.startsWith("<")) {
    const [written] = comment.exec(rest) ?? tag.exec(rest) ?? ["<"];
    return { length: written.length, problem: explainAngle(rest, written) };
  }
  const [written = ""] = /^(?:\{[^{}\n]*\}?|.*)/.exec(rest) ?? [];
  const problem = rest.startsWith("{") ? { braces: written } : explainImport(written);
  return { length: written.length, problem };
}
