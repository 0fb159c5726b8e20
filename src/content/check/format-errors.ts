import { styleText } from "node:util";
import { type ContentError, formatCount } from "./errors";

/** Characters that a terminal or log interprets: controls, line ends, text direction. */
const unprintable = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

const escapeCharacter = (character: string): string =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;

/**
 * Makes a file name or value safe for a log: one line, nothing that a terminal or GitHub Actions
 * runs. GitHub runs `::error::` at the start of a line and `##[error]` anywhere.
 */
export const toLogText = (text: string): string =>
  text
    .replace(unprintable, escapeCharacter)
    .replace(/^\s*:(?=:)/, "$& ")
    .replace(/##(?=\w*\[)/g, "$& ");

/** Makes every text of an error or a warning safe for a log. */
export const toLogTexts = <T extends object>(record: T): T =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === "string" ? toLogText(value) : value,
    ]),
  ) as T;

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

/** A workflow command is one line. GitHub decodes these. */
const escapeMessage = (text: string): string =>
  text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");

const escapeProperty = (text: string): string =>
  toLogText(escapeMessage(text)).replaceAll(":", "%3A").replaceAll(",", "%2C");

function formatAnnotation(error: ContentError): string {
  const { file, line, record, field } = error;
  const title = [record, field].filter(Boolean).join(" · ") || file;
  const properties = Object.entries({ file, line, title })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  const [, ...rest] = formatError({ ...error, line: line ?? 1 });
  const message = rest.map((text) => text.trim()).join("\n");
  return `::error ${properties.join(",")}::${escapeMessage(message)}`;
}

/**
 * Formats errors as workflow commands. GitHub Actions shows each next to its line in the repository.
 *
 * @see https://docs.github.com/en/actions/reference/workflow-commands-for-github-actions
 */
export const formatAnnotations = (errors: ContentError[]): string =>
  errors.map(formatAnnotation).join("\n");
