import { styleText } from "node:util";
import type { ContentError } from "./content-error";
import { plural } from "./wording";

/** Colours of the report, by what they mean. */
export interface Painter {
  file: (text: string) => string;
  strong: (text: string) => string;
  bad: (text: string) => string;
  good: (text: string) => string;
}

const plain = (text: string): string => text;

/** The report's colours, or none: a file or a pipe shows them as gibberish. */
export const paint = (colour: boolean): Painter =>
  colour
    ? {
        file: (text) => styleText(["bold", "underline"], text),
        strong: (text) => styleText("bold", text),
        bad: (text) => styleText("red", text),
        good: (text) => styleText("green", text),
      }
    : { file: plain, strong: plain, bad: plain, good: plain };

/** An error's place, and what there is to say. */
export function formatError(error: ContentError, painter: Painter = paint(false)): string[] {
  const { line, record, field, column, found, expected, fix } = error;
  const place = [line && `line ${line}${column ? `, column ${column}` : ""}`, record, field]
    .filter(Boolean)
    .join(" · ");
  return [
    ...(place ? [`  ${painter.strong(place)}`] : []),
    `    found     ${painter.bad(found)}`,
    `    expected  ${expected}`,
    ...(fix ? [`    to fix    ${painter.good(fix)}`] : []),
  ];
}

/** How the list of errors ends. */
interface FormatOptions {
  colour?: boolean;
  /** What the errors mean for what was going on. */
  outcome?: string;
}

/**
 * Writes errors for a terminal, by file, with a summary in the last line.
 *
 * @param errors sorted by file; nothing is written for none
 */
export function formatErrors(
  errors: ContentError[],
  { colour = false, outcome = "Nothing was built; fix them and run it again." }: FormatOptions = {},
): string {
  if (errors.length === 0) return "";
  const painter = paint(colour);
  const files = [...new Set(errors.map(({ file }) => file))];
  const groups = files.map((file) => {
    const ofFile = errors
      .filter((error) => error.file === file)
      .map((error) => formatError(error, painter).join("\n"));
    return [painter.file(file), ...ofFile].join("\n");
  });
  const summary = `${plural(errors.length, "error")} in ${plural(files.length, "file")}. ${outcome}`;
  return [...groups, painter.bad(summary)].join("\n\n");
}
