import { type ParseError, printParseErrorCode } from "jsonc-parser";
import { shorten } from "../words";
import {
  explainInvalidSymbol,
  type JsonError,
  explainInnerQuote,
  explainOpenText,
} from "./explain-json-text";

const lineFrom = (text: string, offset: number): string =>
  shorten(text.slice(offset).split("\n", 1)[0] ?? "");

const lineAround = (text: string, offset: number): string =>
  lineFrom(text, text.lastIndexOf("\n", offset) + 1).trim();

const endOfPrevious = (text: string, offset: number): number =>
  text.slice(0, offset).trimEnd().length - 1;

/** Digits behind a comma: what is written as 38,50 or 1,200 in the place of an amount. */
function explainNumberWithComma(
  text: string,
  offset: number,
  token: string,
): JsonError | undefined {
  const [found, whole = ""] = /(\d+), ?$/.exec(text.slice(0, offset)) ?? [];
  if (found === undefined || !/^\d{1,3}$/.test(token)) return undefined;
  const isThousands = token.length === 3;
  return {
    offset: offset - found.length,
    readable: false,
    found: found + token,
    expected: isThousands ? "a number without a comma" : "cents after a point",
    fix: isThousands
      ? `write ${whole}${token}, without the comma`
      : `write ${whole}.${token}, with a point`,
  };
}

/**
 * Says a JSON syntax error in plain words.
 *
 * @param text the whole file
 */
export function explainJsonError(text: string, { error, offset, length }: ParseError): JsonError {
  const token = text.slice(offset, offset + length);
  const found = lineFrom(text, offset) || "the end of the file";
  const before = endOfPrevious(text, offset);
  switch (printParseErrorCode(error)) {
    case "CommaExpected":
      // The comma belongs behind what stands before, which is often a line further up.
      return {
        offset: before,
        readable: true,
        found: lineAround(text, before),
        expected: `a comma after it, before ${shorten(token)}`,
        fix: "add a comma at the end of this line",
      };
    case "PropertyNameExpected":
    case "ValueExpected":
      if (text[before] === "," && /^[\]}]/.test(token)) {
        return {
          offset: before,
          readable: true,
          found: `a comma before the closing ${token}`,
          expected: "no comma after the last entry",
          fix: "delete that comma",
        };
      }
      if (token === "," && /^[,\s]*[\]}]/.test(text.slice(offset)))
        return {
          offset,
          readable: false,
          found: "commas after the last entry",
          expected: "no comma after the last entry",
          fix: "delete these commas",
        };
      if (token === ",")
        return {
          offset,
          readable: false,
          found: "a comma too many",
          expected: "one comma",
          fix: "delete one of the commas",
        };
      return (
        explainNumberWithComma(text, offset, token) ?? {
          offset,
          readable: false,
          found,
          expected: "a field name or value in quotes",
          fix: "write what is missing here, or delete the comma or colon before it",
        }
      );
    case "ColonExpected":
      return {
        offset,
        readable: false,
        found,
        expected: "a colon between a field's name and its value",
        fix: 'write it like "name": "value"; inside a text, write \\" for each quote',
      };
    case "CloseBraceExpected":
      return {
        offset: before,
        readable: false,
        found,
        expected: "a closing } for each opening {",
        fix: "add the missing }",
      };
    case "CloseBracketExpected":
      return {
        offset: before,
        readable: false,
        found,
        expected: "a closing ] for each opening [",
        fix: "add the missing ]",
      };
    case "EndOfFileExpected":
      return {
        offset,
        readable: false,
        found,
        expected: "nothing after the last closing bracket",
        fix: "delete what stands there, or a closing bracket before it",
      };
    case "InvalidCommentToken":
      return { offset, readable: true, found, expected: "no comments", fix: "delete the comment" };
    case "UnexpectedEndOfString":
      return explainOpenText(text, offset);
    case "InvalidCharacter":
      return {
        offset,
        readable: false,
        found,
        expected: "text without tabs or other control characters",
        fix: "replace the tab by a blank, a line break by \\n",
      };
    case "InvalidEscapeCharacter":
    case "InvalidUnicode":
      return {
        offset,
        readable: false,
        found,
        expected: 'a backslash only before ", \\ or n',
        fix: "write \\\\ for a backslash",
      };
    case "InvalidSymbol":
      return explainInnerQuote(text, offset) ?? explainInvalidSymbol(token, offset);
    default:
      return {
        offset,
        readable: false,
        found,
        expected: "valid JSON",
        fix: "compare it with the record before",
      };
  }
}
