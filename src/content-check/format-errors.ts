import type { ContentError } from "./content-error";
import { paint, type Painter } from "./paint";
import { plural } from "./words";

/** An error's place, its three lines, and what can be pasted. */
export function formatError(error: ContentError, painter: Painter = paint(false)): string[] {
  const { line, record, field, found, expected, fix, paste = [] } = error;
  const place = [line && `line ${line}`, record, field].filter(Boolean).join(" · ");
  return [
    ...(place ? [`  ${painter.strong(place)}`] : []),
    `    found     ${painter.bad(found)}`,
    `    expected  ${expected}`,
    `    to fix    ${painter.good(fix)}`,
    ...paste.map((text) => `              ${painter.good(text)}`),
  ];
}

/** How the list of errors ends. */
export interface FormatOptions {
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
