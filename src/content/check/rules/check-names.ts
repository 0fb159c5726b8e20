import { findUrlProblem } from "../../../lib/links/url-problem";
import { collections } from "../../model/collections";
import { explainLink } from "../addresses/explain-link";
import type { KnownAddresses } from "../addresses/known-addresses";
import { fieldsOf, type ContentRecord, type RawCollection, type RawContent } from "../content";
import type { ContentError, ErrorWords } from "../content-error";
import { errorAt } from "../error-at";
import { suggest } from "../suggest";
import { leavesOf } from "../walk-fields";
import { shorten, showValue } from "../wording";

/** Maximum length of a list of keys, in characters. */
const maxShown = 100;

/** Error for an unknown key, or for the key of a draft, which visitors can't see. */
function explainReference(value: string, target: RawCollection): ErrorWords | undefined {
  const referred = target.records.find(({ key }) => key === value);
  const found = showValue(value);
  if (referred && fieldsOf(referred).draft === true)
    return {
      found: `${found}, which is a draft`,
      expected: "a published post",
      fix: "leave this field out until then",
    };
  if (referred || !target.complete) return undefined;
  const keys = target.records.map(({ key }) => String(key));
  const { key, source } = collections[target.name];
  const what = key ? `the ${key} of a record in ${source}` : "the name of a folder in content/blog";
  const expected = `${what}: ${shorten(keys.join(", "), maxShown)}`;
  return { found, expected, fix: suggest(value, keys) };
}

/** Error for a link. The button of a card may also contain a word such as `booking`. */
function judgeAddress(address: string, known: KnownAddresses): ErrorWords | undefined {
  const problem = address.includes(":") ? findUrlProblem(address) : undefined;
  return problem ? { found: showValue(address), ...problem } : explainLink(address, known);
}

/** Errors of fields that reference a missing record or link to a missing page. */
export const checkNames = (
  record: ContentRecord,
  content: RawContent,
  known: KnownAddresses,
): ContentError[] =>
  leavesOf(record).flatMap(({ path, value, field }) => {
    if (!field || typeof value !== "string") return [];
    const { references, link } = field.meta;
    // A value that its schema rejects is reported there.
    const isLink = link && field.schema.safeParse(value).success;
    const words = references
      ? explainReference(value, content[references])
      : isLink && judgeAddress(value, known);
    return words ? [errorAt(record, path, words)] : [];
  });
