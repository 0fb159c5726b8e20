import { type ContentError, shorten } from "../errors";
import { toPlainText } from "./plain-text";

/**
 * Errors of invisible characters and no-break spaces, which web pages and Word leave between words.
 * Gatsby's plugins would show them.
 *
 * @param firstLine the line of the text in the file, counted from 1
 */
export const foreignCharacters = (file: string, text: string, firstLine = 1): ContentError[] =>
  text.split("\n").flatMap((line, index) => {
    const plain = toPlainText(line);
    if (plain === line) return [];
    const at = [...line].findIndex((character, position) => character !== [...plain][position]);
    const code = line.codePointAt([...line].slice(0, at).join("").length)?.toString(16) ?? "";
    return {
      file,
      line: firstLine + index,
      found: `a space or sign of another program, U+${code.toUpperCase().padStart(4, "0")}`,
      expected: shorten(plain.trim()),
      fix: "delete the line and type it anew",
    };
  });
