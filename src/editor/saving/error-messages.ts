import type { ContentError, ErrorText } from "../../content/check/errors";
import { collectionOfFile, collections } from "../../content/model/collections";
import { pathLabels } from "../config/to-cms-field";

/** Details that concern only the file, which the owner doesn't see in the form. */
const ofTheFile = /, from \{ to \}.*|,? (?:without|in) quotes\b| on line 0\b/g;

const sentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.?!]$/.test(text) ? "" : "."}`;

function problemSentence(found: string): string {
  if (found.startsWith("nothing")) return "This field is empty.";
  const [, value, rest = ""] = /^"(.*)"(.*)$/s.exec(found) ?? [];
  if (value === "") return "This field is empty.";
  return value === undefined ? sentence(`found ${found}`) : `“${value}”${rest} can’t be used here.`;
}

function errorSentences({ found, expected, fix }: ErrorText): string {
  const problem = problemSentence(found.replace(ofTheFile, ""));
  const isValue = !problem.startsWith("Found");
  const wanted = sentence(`${isValue ? "write" : "expected"} ${expected.replace(ofTheFile, "")}`);
  return [problem, wanted, fix && sentence(fix.replace(ofTheFile, ""))].filter(Boolean).join(" ");
}

export function toOwnerMessage({ file, record, field, ...words }: ContentError): string {
  const name = collectionOfFile(file);
  const label = field && name ? pathLabels(collections[name].schema, field) : field;
  return `${[record, label].filter(Boolean).join(", ")}: ${errorSentences(words)}`;
}
