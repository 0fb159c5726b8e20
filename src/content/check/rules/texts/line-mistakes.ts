import { pressButton, type MarkdownMistake } from "./markdown-mistake";

/** Two or more lines in a row with the same start. */
const inARow = (start: string): RegExp => new RegExp(`^${start}.*(?:\\n${start}.*)+`, "gmu");

const listButton = pressButton("Bulleted List");

/** Signs at the start of a line. */
export const lineMistakes: readonly MarkdownMistake[] = [
  {
    pattern: /^#{2,6}(?=[^#\s]).*|^#{7,}[ \t].*/gm,
    expected: "a space between ## and the words of a heading: ## Our prices",
    fix: pressButton("Heading 2"),
  },
  {
    // #FarmRoadDogs, #dogs and #dogs #austin are hashtags.
    pattern: /^#(?!\p{L}*\p{Ll}\p{Lu}|\p{Ll}\S*$|\S+(?:[ \t]+#\S+)+[ \t]*$)\p{L}.*/gmu,
    expected: "a space between # and the words of a heading: ## Our prices",
    fix: "for a hashtag, write a word before it",
  },
  {
    pattern:
      /^[ \t]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)+\|?[ \t]*$|^\|(?:[ \t]*:?-+:?[ \t]*\|)[ \t]*$/gm,
    expected:
      "a line of dashes below the first line of a table, with as many columns as that: | --- | --- |",
  },
  {
    pattern: /^(?:\|.*\|.*|[^|\n]+\|.*\n[^|\n]+\|.*)(?:\n.*\|.*)*/gm,
    expected: "a line of dashes below the first line of the table: | --- | --- |",
    fix: "or copy the table from Word or Google Docs, and paste it in the editor",
  },
  {
    pattern: inARow(String.raw`[^\t\n]+\t`),
    expected: "a table with bars, and dashes below its first line: | --- | --- |",
    fix: "or copy the table from Word or Google Docs, and paste it in the editor",
  },
  {
    pattern: inARow(String.raw`[-+*–—](?=\p{L})`),
    expected: "a space after the sign of a list: - Towel",
    fix: listButton,
  },
  {
    pattern: inARow(String.raw`\d{1,3}(?: ?[.)]{1,2}|-)(?:[ \t]+(?=\D)|(?=\p{L}))`),
    expected:
      "a list of numbers that begins with 1, with a space behind each number and an empty line above the list: 1. Rinse",
    fix: pressButton("Numbered List"),
  },
  {
    pattern: inARow(String.raw`(?:\(?[a-z]\)|[a-z]\.|\(\d{1,2}\)|[①-⑳✓✔✗✘→⇒»★☆])[ \t]*`),
    expected: "a list, or visitors read these lines as one: - Towel",
    fix: listButton,
  },
  {
    pattern: /^(?:\[![a-z]+\]|!{3}[ \t]|:::).*/gim,
    expected: 'a box: <Callout title="Tip">',
    fix: "in the editor, choose Insert, then Callout",
  },
  {
    pattern: /^\[[ xX]?\][ \t]+\S.*/gm,
    expected: "a list in place of boxes to tick: - Leash",
    fix: listButton,
  },
  {
    pattern: /^(?:={3,}|\[toc\]|\[\[toc\]\])[ \t]*$/gim,
    expected: "words, or *** for a line between two parts of a text",
  },
];
