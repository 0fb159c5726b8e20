/** Characters that a terminal or log interprets: controls, line ends, text direction. */
const unprintable = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

const escapeCharacter = (character: string): string =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;

/**
 * Makes a file name or value safe for a log: one line, nothing that a terminal or GitHub Actions
 * runs. GitHub runs `::error::` at the start of a line and `##[error]` anywhere.
 */
export const toLogText = (text: string): string =>
  text
    .replace(unprintable, escapeCharacter)
    .replace(/^\s*:(?=:)/, "$& ")
    .replace(/##(?=\w*\[)/g, "$& ");

/** Makes every text of an error or a warning safe for a log. */
export const toLogTexts = <T extends object>(record: T): T =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === "string" ? toLogText(value) : value,
    ]),
  ) as T;
