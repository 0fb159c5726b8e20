import type { YAMLError } from "yaml";
import type { FaultWords } from "../fault";
import { shorten } from "../words";

/**
 * Says a front matter error in plain words.
 *
 * @param line the line that it stands on
 */
export function explainYamlError({ code }: Pick<YAMLError, "code">, line: string): FaultWords {
  const found = shorten(line.trim()) || "an empty line";
  switch (code) {
    case "TAB_AS_INDENT":
      return {
        found: "a tab at the start of the line",
        expected: "blanks",
        mend: "replace the tab by two blanks",
      };
    case "DUPLICATE_KEY":
      return { found, expected: "each field once", mend: "delete one of the two" };
    case "MISSING_CHAR":
      return {
        found,
        expected: "a closing quote or bracket, or a colon after the field name",
        mend: "add what is missing; a text with double quotes inside goes between single ones",
      };
    case "BLOCK_AS_IMPLICIT_KEY":
    case "MULTILINE_IMPLICIT_KEY":
    case "UNEXPECTED_TOKEN":
    case "BAD_SCALAR_START":
      return {
        found,
        expected: 'a line like title: "Spring skin care"',
        mend: "put double quotes around the text after the colon",
      };
    case "BAD_INDENT":
    case "BAD_PROP_ORDER":
    case "BAD_COLLECTION_TYPE":
      return {
        found,
        expected: "every field at the start of its line",
        mend: "remove the blanks before it, or indent a list like the lines around it",
      };
    default:
      return {
        found,
        expected: 'lines like title: "Spring skin care"',
        mend: "put double quotes around the text after the colon",
      };
  }
}
