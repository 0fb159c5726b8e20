/** Letters of scripts that are written from right to left, which direction marks are for. */
const rightToLeft = /(?=\p{L})[\p{sc=Hebrew}\p{sc=Arabic}\p{sc=Syriac}\p{sc=Thaana}]/u;

/** Marks of direction. The content check refuses those that are left, but for U+200E and U+200F. */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202c\u2066-\u2069]/gu;

/** Characters without width. Joiners have a meaning between emoji and in scripts other than Latin. */
const withoutWidth =
  /[\ufeff\u200b\u2060-\u2064]|(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f]|(?!\p{sc=Latin})[\p{L}\p{M}])[\u200c\u200d]/gu;

/** No-break spaces: the ordinary one, the narrow one, and one as wide as a digit. */
const noBreakSpaces = /[\u00a0\u202f\u2007]/g;

/** What a no-break space keeps with a following letter or digit: 10 am, (512) 555-0142, Dr. Smith, § 4. */
const keptBefore =
  /(?:\d|\(\d{3}\)|(?<!\p{L})(?:\p{Lu}|Mrs?|Ms|Dr|St|No|Prof|Jr|Sr|Ave|Rd|Ste)\.|[§№€$£]|[«‹])$/u;

/** What a no-break space keeps with the preceding word: French punctuation and signs of units. */
const keptBehind = /^[:;!?»›%‰€°]/u;

function isKept(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 6), at);
  const behind = text.slice(at + 1, at + 3);
  return keptBehind.test(behind) || (keptBefore.test(before) && /^[\p{L}\p{N}]/u.test(behind));
}

/**
 * A file's text without what nobody sees and has no meaning: byte order marks, line ends of other systems,
 * characters without width, and the no-break spaces between words that web pages and Word leave behind.
 * No line is added or removed.
 */
export const toPlainText = (text: string): string =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(withoutWidth, "")
    .replace(/.+/g, (line) => (rightToLeft.test(line) ? line : line.replace(directionMarks, "")))
    .replace(noBreakSpaces, (space, at: number, all: string) => (isKept(all, at) ? space : " "));
