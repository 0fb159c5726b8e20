import { pressButton, type MarkdownMistake } from "./markdown-mistake";

/** The start of a link's target. */
const target = String.raw`(?:\/|#|https?:|www\.|mailto:|tel:|sms:|[\w.+-]+@)`;

const linkExample = "[Our prices](/services/)";

const phoneExample = "[Call us](tel:+15125550142)";

/** Signs inside a line. */
export const inlineMistakes: readonly MarkdownMistake[] = [
  {
    pattern: /!\[[^\]\n]*\]\([^)\n]*\)?/g,
    expected: "a picture's name without blanks: ![What it shows](before.jpg)",
  },
  {
    pattern: /\[[^\]\n]*\]\((?:tel|sms):[^\n]*?(?:\)(?!.*\))|$)/gm,
    expected: `a phone number without spaces and parentheses: ${phoneExample}`,
    fix: pressButton("Link"),
  },
  {
    pattern: new RegExp(String.raw`\[[^\]\n]+\][ \t\n]+\(${target}[^)\n]*\)`, "g"),
    expected: `a link without a space between its two parts: ${linkExample}`,
    fix: pressButton("Link"),
  },
  {
    pattern: new RegExp(String.raw`\([^()\n]+\)[ \t]?\[${target}[^\]\n]*\]`, "g"),
    expected: `a link with its words in square brackets, and its address in round ones: ${linkExample}`,
    fix: pressButton("Link"),
  },
  {
    pattern: /\[[^[\]\n]*\]\([^\n)]*\)?/g,
    expected: `a link whose address has no spaces: ${linkExample}`,
    fix: pressButton("Link"),
  },
  {
    pattern: new RegExp(
      String.raw`\S*\]\(${target}[^)\n]*\)?|\[[^\]\n(]+\(${target}[^)\n]*\)(?!\])`,
      "g",
    ),
    expected: `a link with its words in square brackets: ${linkExample}`,
    fix: pressButton("Link"),
  },
  {
    pattern: /\bhttps?:\/\/(?!\S)|\bhttps?(?:\/\/|:\/(?!\/)|;\/\/)\S+/g,
    expected: "a whole web address: https://www.shop.com/",
  },
  {
    pattern: /\[\^[^\]\s]+\]:?/g,
    expected: "a note in parentheses behind its sentence: Prices may change (before tax).",
  },
  {
    pattern: /\[[^[\]\n]+\] ?\[[^[\]\n]*\]/g,
    expected: `a link with its address: ${linkExample}`,
    fix: pressButton("Link"),
  },
  {
    pattern: /\[\[[^[\]\n]+\]\]/g,
    expected: `a link with its address: ${linkExample}`,
    fix: pressButton("Link"),
  },
  {
    pattern: new RegExp(String.raw`\[[^[\]\n]+\]:[ \t]*${target}\S*`, "g"),
    expected: `a link with its address: ${linkExample}`,
    fix: pressButton("Link"),
  },
  {
    pattern:
      /\[[a-z]+(?:=[^\]\n]*)?\].*\[\/[a-z]+\]|\[(?:gallery|caption|embed|video|audio)\b[^\]\n]*\]/gi,
    expected: "no words in square brackets that another program understands",
    fix: "delete them, and use the buttons of the editor",
  },
  {
    // Excludes 2**3 and ratings in stars.
    pattern:
      /(?<!\*)(?<!\d(?=\*{2}\d))\*{2,3}(?=[^\s*]).*|(?<=[^\s*])(?<!\d(?=\*{2}\d))\*{2,3}(?!\*).*|(?<!\S)\*\*[ \t][^*\n]+[ \t]\*\*(?!\S)/g,
    expected:
      "bold words between two pairs of stars, without spaces inside and with one outside: **Tip:** Brush daily",
    fix: pressButton("Bold"),
  },
  {
    pattern: /(?<![^\s\0(])__(?=[^\s_]).*|(?<=[^\s_])__(?![^\s\0).,;:!?]|_).*/g,
    expected: "bold words between two pairs of stars: **Tip:** Brush daily",
    fix: pressButton("Bold"),
  },
  {
    pattern: /(?<![^\s(])([*_])(?=[^\s*_])[^*_\n]*[^\s\p{L}\p{N}*_]\1(?=\p{L}).*/gu,
    expected: "a space behind words in italics: *Tip:* Brush daily",
    fix: pressButton("Italic"),
  },
  {
    pattern: /(?<!~)~~(?=[^\s~]).*|(?<=[^\s~])~~(?!~).*|(?<!\S)~~[ \t][^~\n]+[ \t]~~(?!\S)/g,
    expected:
      "words that are struck out between two pairs of ~, without spaces inside: ~~$65~~ $55",
    fix: pressButton("Strikethrough"),
  },
  {
    pattern: /(?<![^\s(])~(?=[^\s~])[^~\n]*[^\s~]~(?![\p{L}\p{N}~$])/gu,
    expected: "words that are struck out between two pairs of ~: ~~$65~~ $55",
    fix: pressButton("Strikethrough"),
  },
  {
    pattern: /(?<![\p{L}\p{N}*])\*(?=\0[^\s\0])/gu,
    expected: "as many stars behind the words as before them: **Tip:** Brush daily",
    fix: pressButton("Bold"),
  },
  {
    pattern: /\^[^\s^]{1,20}\^|(?<=\p{L})~\d+~/gu,
    expected: "raised or lowered signs between tags: 10<sup>th</sup>",
  },
  {
    pattern: /(?<![^\s(])==(?=[^\s=])[^=\n]*[^\s=]==(?!=)/g,
    expected: "bold words in place of marked ones: **Tip:** Brush daily",
    fix: pressButton("Bold"),
  },
  {
    pattern: /(?<!\S):[a-z][a-z_]+[a-z]:(?![^\s.,!?])/g,
    expected: "the emoji itself, in place of its name",
  },
  {
    pattern:
      /&(?:nbsp|amp|lt|gt|quot|apos|copy|reg|ndash|mdash|[lr][sd]quo|hellip|#\d+);?|&[a-z]{3,7};/g,
    expected: "the sign itself, in place of its code: &",
  },
];
