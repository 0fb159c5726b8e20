import { groupBy } from "../../lib/group-by";
import { formatCount } from "../../lib/text/words";
import { describeFound, type ContentError, type Warning } from "./errors";
import { collections } from "../model/collections";
import { launchForms, type listWarnings } from "./warnings";

/** Characters that a terminal or log interprets: controls, line ends, text direction. */
const unprintable = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

const escapeCharacter = (character: string): string =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** One line that a terminal or GitHub Actions doesn't run, such as `::error::` or `##[error]`. */
export const toLogText = (text: string): string =>
  text
    .replace(unprintable, escapeCharacter)
    .replace(/^\s*:(?=:)/, "$& ")
    .replace(/##(?=\w*\[)/g, "$& ");

const joinDefined = (parts: (string | number | undefined)[], separator: string): string =>
  parts.filter(Boolean).join(separator);

function messageLines(error: ContentError): string[] {
  const { expected, fix, suggestion, after } = error;
  const lines = [`found     ${describeFound(error)}`];
  if (suggestion) lines.push(`to fix    ${suggestion}`);
  lines.push(`expected  ${expected}`);
  if (fix) lines.push(`to fix    ${fix}`);
  if (after)
    lines.push(`to fix    first correct ${after}: this may only follow from an error there`);
  return lines.map(toLogText);
}

function formatError(error: ContentError): string[] {
  const { line, record, field } = error;
  const location = toLogText(joinDefined([line && `line ${line}`, record, field], " · "));
  const message = messageLines(error).map((text) => `    ${text}`);
  return location ? [`  ${location}`, ...message] : message;
}

export function formatErrors(errors: ContentError[], outcome: string): string {
  if (errors.length === 0) return "";
  const groups = groupBy(errors, ({ file }) => file).map(([file, ofFile]) =>
    [toLogText(file), ...ofFile.flatMap(formatError)].join("\n"),
  );
  const counts = `${formatCount(errors.length, "error")} in ${formatCount(groups.length, "file")}`;
  return [...groups, `${counts}. ${outcome}`].join("\n\n");
}

/** A workflow command is one line. GitHub decodes these. */
const escapeMessage = (text: string): string =>
  text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");

const escapeProperty = (text: string): string =>
  toLogText(escapeMessage(text)).replaceAll(":", "%3A").replaceAll(",", "%2C");

/** Workflow commands: GitHub shows each error next to its line in the repository. */
export const formatAnnotations = (errors: ContentError[]): string =>
  errors
    .map((error) => {
      const { file, line, record, field } = error;
      const title = joinDefined([record, field], " · ") || file;
      const properties = Object.entries({ file, line, title })
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
      return `::error ${properties.join(",")}::${escapeMessage(messageLines(error).join("\n"))}`;
    })
    .join("\n");

function formatWarning({ file, line, record, field, found }: Warning): string {
  const location = joinDefined([line ? `${file}:${line}` : file, record, field], " · ");
  return `    ${toLogText(`${location}: ${found}`)}`;
}

export function formatWarnings({ launch, others }: ReturnType<typeof listWarnings>, all = false) {
  const launchLines = launchForms(launch).flatMap(({ name, warnings }) => {
    const heading = `  ${collections[name].edited.label} (${warnings.length})`;
    return all ? [heading, ...warnings.map(formatWarning)] : [heading];
  });
  if (!all) launchLines.push("  To see each one: npm run check -- --all");
  const parts: string[] = [];
  if (launch.length > 0)
    parts.push([`Before it goes live: ${launch.length} left`, ...launchLines].join("\n"));
  if (others.length > 0) parts.push(["Warnings", ...others.map(formatWarning)].join("\n"));
  return parts.join("\n\n");
}
