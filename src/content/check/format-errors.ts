import { styleText } from "node:util";
import { type ContentError, formatCount } from "./errors";
import { toLogText, toLogTexts } from "./log-text";

/** Writes a text in a style of `node:util`, such as `bold`. */
type Paint = (style: Parameters<typeof styleText>[0], text: string) => string;

/** No colors: a file or a pipe would show the escape codes. */
const plain: Paint = (_, text) => text;

/** Styles text for a terminal; returns it unchanged without color. */
export const painter = (color: boolean): Paint => (color ? styleText : plain);

/** The lines of an error: its location, then what is wrong and what to write instead. */
export function formatError(error: ContentError, paint = plain): string[] {
  const { line, record, field, column, found, expected, fix } = toLogTexts(error);
  const place = [line && `line ${line}${column ? `, column ${column}` : ""}`, record, field]
    .filter(Boolean)
    .join(" · ");
  return [
    ...(place ? [`  ${paint("bold", place)}`] : []),
    `    found     ${paint("red", found)}`,
    `    expected  ${expected}`,
    ...(fix ? [`    to fix    ${paint("green", fix)}`] : []),
  ];
}

/** Options of the error list. */
interface FormatOptions {
  color?: boolean;
  /** The consequence of the errors for the current command. */
  outcome?: string;
}

/**
 * Formats errors for a terminal, by file, with a summary in the last line.
 *
 * @param errors sorted by file; an empty list returns an empty text
 */
export function formatErrors(
  errors: ContentError[],
  {
    color = false,
    outcome = "Nothing was built; fix the errors and run it again.",
  }: FormatOptions = {},
): string {
  if (errors.length === 0) return "";
  const paint = painter(color);
  const files = [...new Set(errors.map(({ file }) => file))];
  const groups = files.map((file) => {
    const ofFile = errors.filter((error) => error.file === file);
    const lines = ofFile.flatMap((error) => formatError(error, paint));
    return [paint(["bold", "underline"], toLogText(file)), ...lines].join("\n");
  });
  const summary = `${formatCount(errors.length, "error")} in ${formatCount(files.length, "file")}. ${outcome}`;
  return [...groups, paint("red", summary)].join("\n\n");
}
