import { collections } from "../../model/collections";
import {
  type ContentRecord,
  errorAt,
  type RawCollection,
  type RawContent,
  recordFields,
} from "../content";
import { type ContentError, type ErrorText, formatValue, shorten, suggest } from "../errors";
import { leavesOf } from "../walk-fields";

/** Maximum length of a list of keys, in characters. */
const maxShown = 100;

/** Error for an unknown key, or for the key of a draft, which visitors can't see. */
function referenceError(value: string, target: RawCollection): ErrorText | undefined {
  const referred = target.records.find(({ key }) => key === value);
  const found = formatValue(value);
  if (referred && recordFields(referred).draft === true)
    return {
      found: `${found}, which is a draft`,
      expected: "a published post",
      fix: "leave this field out until then",
    };
  if (referred || !target.complete) return undefined;
  const { key, source } = collections[target.name];
  if (target.records.length === 0)
    return {
      found,
      expected: `no name, because ${key ? source : "content/blog"} is empty`,
      fix: "delete it here, or add what it names there first",
    };
  const keys = target.records.map((one) => String(one.key));
  const what = key ? `the ${key} of a record in ${source}` : "the name of a folder in content/blog";
  const expected = `${what}: ${shorten(keys.join(", "), maxShown)}`;
  return { found, expected, fix: suggest(value, keys) };
}

/** Errors of fields that reference a missing record. */
export const checkReferences = (record: ContentRecord, content: RawContent): ContentError[] =>
  leavesOf(record).flatMap(({ path, value, field }) => {
    const { references } = field?.meta ?? {};
    if (!references || typeof value !== "string") return [];
    const error = referenceError(value, content[references]);
    return error ? [errorAt(record, path, error)] : [];
  });
