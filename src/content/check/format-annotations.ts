import type { ContentError } from "./errors";
import { formatError } from "./format-errors";
import { toLogText } from "./log-text";

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
