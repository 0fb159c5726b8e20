/** Letters of right-to-left scripts, which need direction marks. */
const rightToLeft = /(?=\p{L})[\p{sc=Hebrew}\p{sc=Arabic}\p{sc=Syriac}\p{sc=Thaana}]/u;

/** Direction marks. The content check rejects any that remain, except U+200E and U+200F. */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202c\u2066-\u2069]/gu;

/** Zero-width characters. Joiners are significant between emoji and in scripts other than Latin. */
const withoutWidth =
  /[\ufeff\u200b\u2060-\u2064]|(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f]|(?!\p{sc=Latin})[\p{L}\p{M}])[\u200c\u200d]/gu;

/** No-break spaces: ordinary, narrow, and as wide as a digit. */
const noBreakSpaces = /[\u00a0\u202f\u2007]/g;

/** Text before a no-break space that must be kept: 10 am, (512) 555-0142, Dr. Smith, § 4. */
const keptBefore =
  /(?:\d|\(\d{3}\)|(?<!\p{L})(?:\p{Lu}|Mrs?|Ms|Dr|St|No|Prof|Jr|Sr|Ave|Rd|Ste)\.|[§№€$£]|[«‹])$/u;

/** Text after a no-break space that must be kept: French punctuation and unit signs. */
const keptBehind = /^[:;!?»›%‰€°]/u;

function isKept(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 6), at);
  const behind = text.slice(at + 1, at + 3);
  return keptBehind.test(behind) || (keptBefore.test(before) && /^[\p{L}\p{N}]/u.test(behind));
}

/**
 * Removes invisible characters without a meaning: byte order marks, line ends of other systems, zero-width
 * characters, and no-break spaces that web pages and Word leave between words. Keeps the number of lines.
 */
export const toPlainText = (text: string): string =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(withoutWidth, "")
    .replace(/.+/g, (line) => (rightToLeft.test(line) ? line : line.replace(directionMarks, "")))
    .replace(noBreakSpaces, (space, at: number, all: string) => (isKept(all, at) ? space : " "));
