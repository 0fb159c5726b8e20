import { allRecords, type ContentRecord, type MdxBody, type RawContent } from "../content";
import type { ContentError, Finding } from "../content-error";
import { indexLines, shorten } from "../words";
import { explainLink } from "../addresses/explain-link";
import { isWaiting, ownPath, type KnownAddresses } from "../addresses/known-addresses";
import { checkLinks, type JudgeLink } from "./check-mdx-links";
import { checkTags, tag } from "./check-mdx-tags";
import { knownFacts, meantFacts, type KnownFacts } from "./known-facts";

/** What articles show as it is written, or leave out. Each must end here where it ends for MDX. */
const codeAndComments = new RegExp(
  [
    /^(?<fence>`{3,})[^`\n]*\n(?:[\s\S]*?\n)?? {0,3}\k<fence>`*[ \t]*$/,
    /^(?<waves>~{3,})[^\n]*\n(?:[\s\S]*?\n)?? {0,3}\k<waves>~*[ \t]*$/,
    /\\[\\`{<]/,
    /(?<!`)(?<ticks>`+)(?!`)[^\n]*?(?<!`)\k<ticks>(?!`)/,
    /\{\/\*(?:(?!\*\/)[\s\S])*\*\/\}/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "gm",
);

/** Replaces a text by blanks, so that all that follows keeps its place. */
const blank = (text: string): string => text.replace(/[^\n]/g, " ");

const htmlComment = /<!--[\s\S]*?(?:-->|$)/g;

function checkBraces(text: string, known: KnownFacts): Finding[] {
  return [...text.matchAll(/\{([^{}\n]*)\}?|\}/g)].map(
    ({ 0: found, 1: name = "", index: offset }) => {
      const expected = "no braces in an article's text";
      const [fact] = Object.hasOwn(known.facts, name.trim())
        ? [name.trim()]
        : meantFacts(name, known.facts);
      const fix = fact
        ? `write <Fact name="${fact}" />`
        : 'write \\{ for a brace, or <Fact name="…" /> for a fact';
      return { offset, found: shorten(found), expected, fix };
    },
  );
}

const checkAngles = (text: string): Finding[] =>
  [...text.matchAll(/<[^\n]{0,20}/g)].map(({ 0: found, index: offset }) => ({
    offset,
    found: shorten(found),
    expected: "< only at the start of a tag that also ends",
    fix: "write &lt; or say it in words, or complete the tag",
  }));

const checkImports = (text: string): Finding[] =>
  [...text.matchAll(/^(import|export)\b[^\n]*/gm)].map(({ 0: found, index: offset }) => ({
    offset,
    found: shorten(found),
    expected: "no line that starts with import or export",
    fix: "begin the line with another word; known components need no import",
  }));

/** Headings whose first blank is missing: visitors would see the signs. */
const checkHeadings = (prose: string, text: string): Finding[] =>
  [...prose.matchAll(/^ {0,3}(#{2,6})(?=[^#\s])[^\n]*/gm)].map(
    ({ 0: line, 1: signs = "", index: offset }) => {
      const written = text.slice(offset, offset + line.length).trim();
      return {
        offset,
        found: shorten(written),
        expected: `a blank between ${signs} and the words of a heading`,
        fix: `write ${signs} ${written.slice(signs.length)}`,
      };
    },
  );

function findInBody({ text }: MdxBody, known: KnownFacts, judge: JudgeLink): Finding[] {
  const prose = text.replace(codeAndComments, blank);
  const comments = [...prose.matchAll(htmlComment)].map(({ 0: found, index: offset }) => ({
    offset,
    found: shorten(found),
    expected: "{/* a comment */}",
    fix: "write the comment between {/* and */}",
  }));
  const withoutComments = prose.replace(htmlComment, blank);
  const withoutTags = withoutComments.replace(tag, blank);
  // MDX reads <https://…> as a tag too, and stops at it: checkAngles reports it.
  return [
    ...comments,
    ...checkTags(withoutComments, known, judge),
    ...checkLinks(withoutTags, judge),
    ...checkBraces(withoutTags, known),
    ...checkAngles(withoutTags),
    ...checkImports(withoutTags),
    ...checkHeadings(prose, text),
  ];
}

function checkBody(record: ContentRecord, known: KnownFacts, judge: JudgeLink): ContentError[] {
  const { body, file, label } = record;
  if (!body) return [];
  const lineAt = indexLines(body.text);
  return findInBody(body, known, judge).map(({ offset, ...words }) => ({
    file,
    line: body.firstLine + lineAt(offset) - 1,
    record: label,
    ...words,
  }));
}

/**
 * Errors of what stands below the front matter: components, facts, links, and what MDX can't read.
 *
 * @param today a day like 2025-01-31, in Austin
 */
export function checkMdxBodies(
  content: RawContent,
  addresses: KnownAddresses,
  today: string,
): ContentError[] {
  const known = knownFacts(content);
  return allRecords(content).flatMap((record) => {
    const place = { here: ownPath(record), isWaiting: isWaiting(record, today) };
    return checkBody(record, known, (address) => explainLink(address, addresses, place));
  });
}
