import { visit, YAMLMap, YAMLSeq, type Document, type YAMLError } from "yaml";
import type { ErrorWords } from "../content-error";
import { shorten } from "../words";

/** What is wrong in front matter; where it is comes separately. */
export interface YamlTrouble extends ErrorWords {
  /** Position in the front matter. */
  offset: number;
  /** Whether it is a field that stands there for the second time. */
  repeats?: boolean;
}

/** Says a front matter error in plain words. */
function explainError({ code }: YAMLError, found: string): ErrorWords {
  switch (code) {
    case "TAB_AS_INDENT":
      return {
        found: "a tab at the start of the line",
        expected: "blanks",
        fix: "replace the tab by two blanks",
      };
    case "DUPLICATE_KEY":
      return { found, expected: "each field once", fix: "delete one of the two" };
    case "MISSING_CHAR":
      return {
        found,
        expected: "a closing quote or bracket, or a colon after the field name",
        fix: "add what is missing",
      };
    case "BLOCK_AS_IMPLICIT_KEY":
    case "MULTILINE_IMPLICIT_KEY":
    case "UNEXPECTED_TOKEN":
    case "BAD_SCALAR_START":
      return {
        found,
        expected: 'a line like title: "Spring skin care"',
        fix: "put double quotes around the text after the colon",
      };
    case "BAD_INDENT":
    case "BAD_PROP_ORDER":
    case "BAD_COLLECTION_TYPE":
      return {
        found,
        expected: "every field at the start of its line",
        fix: "remove the blanks before it, or indent a list like the lines around it",
      };
    default:
      return {
        found,
        expected: 'lines like title: "Spring skin care"',
        fix: "put double quotes around the text after the colon",
      };
  }
}

/** What is correct YAML, but never what an owner means. */
function findMisread(document: Document): YamlTrouble | undefined {
  let misread: YamlTrouble | undefined;
  const takeFor = (offset: number, text: string, what: string) => {
    const fix = "put double quotes around the text after the colon";
    const found = `${text}, which YAML takes for a ${what}`;
    misread = { offset, found, expected: "a text in quotes", fix };
    return visit.BREAK;
  };
  visit(document, {
    Alias: (_, { source, range }) => takeFor(range?.[0] ?? 0, `*${source}`, "reference"),
    Scalar: (_, { type, comment, range }) =>
      type === "PLAIN" && comment
        ? takeFor(range?.[0] ?? 0, shorten(`#${comment}`), "note")
        : undefined,
  });
  const { contents } = document;
  if (misread || contents === null || contents instanceof YAMLMap) return misread;
  const found = contents instanceof YAMLSeq ? "a list" : "text without field names";
  return {
    offset: 0,
    found,
    expected: 'lines like title: "Spring skin care"',
    fix: "write each field's name and a colon before its value",
  };
}

/**
 * The first thing that is wrong in front matter, in plain words. Others after it may be its echoes.
 *
 * @param lineAt the text of the line that a position stands on
 */
export function findTrouble(
  document: Document.Parsed,
  lineAt: (offset: number) => string,
): YamlTrouble | undefined {
  const [error] = document.errors;
  if (!error) return findMisread(document);
  const [offset] = error.pos;
  const found = shorten(lineAt(offset).trim()) || "an empty line";
  return { offset, repeats: error.code === "DUPLICATE_KEY", ...explainError(error, found) };
}
