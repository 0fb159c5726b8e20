import { styleText } from "node:util";
import type { ContentError } from "./content-error";
import { formatLaunchList } from "./format-launch-list";
import { plural, shorten } from "./wording";
import { warningTopics, type Warning } from "./warning";

/** Colours of the report, by what they mean. */
interface Painter {
  file: (text: string) => string;
  strong: (text: string) => string;
  bad: (text: string) => string;
  good: (text: string) => string;
}

const plain = (text: string): string => text;

/** The report's colours, or none: a file or a pipe shows them as gibberish. */
const paint = (colour: boolean): Painter =>
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

/** Letters of a list of lines or fields; the rest is left out of a summary. */
const maxListShown = 48;

/** Lines of a topic; the rest is counted. */
const maxPlacesShown = 6;

/** Consecutive lines as a range: 3, 4, 5, 9 → 3-5, 9. */
export function showLines(lines: number[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const line of [...new Set(lines)].sort((a, b) => a - b)) {
    const range = ranges.at(-1);
    if (range && range[1] === line - 1) range[1] = line;
    else ranges.push([line, line]);
  }
  return ranges
    .map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`))
    .join(", ");
}

/** Where warnings are counted together: a data file, or all files of one kind in a folder of `content`. */
const placeOf = ({ file }: Warning): string =>
  file.startsWith("content/") ? file.split("/", 2).join("/") : file;

/** A list cut behind one of its entries. */
const cut = (list: string): string => shorten(list, maxListShown).replace(/, [^,]*…$/, ", …");

function linesOf(warnings: Warning[], place: string): string {
  const lines = warnings.flatMap(({ file, line }) => (file === place && line ? [line] : []));
  const shown = cut(showLines(lines));
  return lines.length > 0 ? ` (line${lines.length === 1 ? "" : "s"} ${shown})` : "";
}

function summarise(warnings: Warning[]): string[] {
  const places = [...new Set(warnings.map(placeOf))];
  const lines = places.map((place) => {
    const here = warnings.filter((warning) => placeOf(warning) === place);
    return `  ${place}: ${here.length}${linesOf(here, place)}`;
  });
  const more = lines.length - maxPlacesShown;
  return more > 0 ? [...lines.slice(0, maxPlacesShown), `  and ${more} more`] : lines;
}

const detail = ({ file, line, record, field, message }: Warning): string => {
  const place = [line ? `${file}:${line}` : file, record, field].filter(Boolean).join(" · ");
  return `  ${place}: ${message}`;
};

function byTopic(
  warnings: Warning[],
  painter: Painter,
  write: (ofTopic: Warning[]) => string[],
): string[] {
  const topics = Object.keys(warningTopics) as Warning["topic"][];
  return topics.flatMap((topic) => {
    const ofTopic = warnings.filter((warning) => warning.topic === topic);
    return ofTopic.length === 0
      ? []
      : [
          [painter.strong(`${warningTopics[topic]} (${ofTopic.length})`), ...write(ofTopic)].join(
            "\n",
          ),
        ];
  });
}

/** The launch list is always whole: it is there to be worked through. */
const summariseTopic = (warnings: Warning[]): string[] =>
  warnings[0]?.topic === "launch" ? formatLaunchList(warnings, false) : summarise(warnings);

const detailTopic = (warnings: Warning[]): string[] =>
  warnings[0]?.topic === "launch" ? formatLaunchList(warnings, true) : warnings.map(detail);

/** Counts warnings by topic and file, in a few lines. */
const formatWarningSummary = (warnings: Warning[], { colour = false } = {}): string =>
  byTopic(warnings, paint(colour), summariseTopic).join("\n");

/** So many can be read one by one. */
const few = 3;

/** How warnings are written. */
interface WarningOptions {
  colour?: boolean;
  /** Each of them with all there is to say, however many. */
  all?: boolean;
}

/** Writes warnings for a terminal: many as a summary that fits its window, few in detail. */
export function formatWarnings(
  warnings: Warning[],
  { colour = false, all = false }: WarningOptions = {},
): string {
  if (warnings.length === 0) return "";
  const inDetail = all || warnings.length <= few;
  const details = byTopic(warnings, paint(colour), detailTopic);
  const total = `${plural(warnings.length, "warning")}, none of which stops a build.`;
  return inDetail
    ? [...details, total].join("\n\n")
    : `${formatWarningSummary(warnings, { colour })}\n\n${total} In detail: npm run check -- --all`;
}
