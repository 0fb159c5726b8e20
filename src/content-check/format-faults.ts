import type { Fault } from "./fault";
import { paint, type Painter } from "./paint";
import { plural } from "./words";

/** A fault's place, its three lines, and what can be pasted. */
export function formatFault(fault: Fault, painter: Painter = paint(false)): string[] {
  const { line, record, field, found, expected, mend, paste = [] } = fault;
  const place = [line && `line ${line}`, record, field].filter(Boolean).join(" · ");
  return [
    ...(place ? [`  ${painter.strong(place)}`] : []),
    `    found     ${painter.bad(found)}`,
    `    expected  ${expected}`,
    `    to fix    ${painter.good(mend)}`,
    ...paste.map((text) => `              ${painter.good(text)}`),
  ];
}

/** How the list of faults ends. */
export interface FormatOptions {
  colour?: boolean;
  /** What the faults mean for what was going on. */
  outcome?: string;
}

/**
 * Writes faults for a terminal, by file, with a summary in the last line.
 *
 * @param faults sorted by file; nothing is written for none
 */
export function formatFaults(
  faults: Fault[],
  { colour = false, outcome = "Nothing was built; fix them and run it again." }: FormatOptions = {},
): string {
  if (faults.length === 0) return "";
  const painter = paint(colour);
  const files = [...new Set(faults.map(({ file }) => file))];
  const groups = files.map((file) => {
    const ofFile = faults
      .filter((fault) => fault.file === file)
      .map((fault) => formatFault(fault, painter).join("\n"));
    return [painter.file(file), ...ofFile].join("\n");
  });
  const summary = `${plural(faults.length, "error")} in ${plural(files.length, "file")}. ${outcome}`;
  return [...groups, painter.bad(summary)].join("\n\n");
}
