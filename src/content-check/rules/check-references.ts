import { collections } from "../../content-model/collections";
import { toPlainField } from "../../content-model/to-plain-field";
import { allRecords, fieldsOf, type ContentRecord, type RawContent } from "../content";
import { errorAt, type ContentError } from "../content-error";
import { nearest } from "../nearest";
import { walkFields, type Leaf } from "../walk-fields";
import { shorten, showValue } from "../wording";

const maxKeysShown = 100;

function checkReference(
  content: RawContent,
  record: ContentRecord,
  { path, value, field }: Leaf,
): ContentError[] {
  const target = field.meta.references && content[field.meta.references];
  if (!target?.complete || typeof value !== "string") return [];
  const { key, source, kind } = collections[target.name];
  const referred = target.records.find((candidate) => candidate.key === value);
  const found = showValue(value);
  if (referred && fieldsOf(referred).draft === true) {
    const fix = `delete draft: true in ${referred.file}, or leave this field out until then`;
    return [
      errorAt(record, path, {
        found: `${found}, which is a draft`,
        expected: "a published post",
        fix,
      }),
    ];
  }
  if (referred) return [];
  const keys = target.records.map((candidate) => String(candidate.key));
  const close = nearest(value, keys);
  const what = key ? `the ${key} of a record in ${source}` : "the name of a folder in content/blog";
  const expected = `${what}: ${shorten(keys.join(", "), maxKeysShown)}`;
  const otherwise =
    kind === "mdx"
      ? `write that post, or leave this field out`
      : `choose one of them, or add it to ${source}`;
  return [
    errorAt(record, path, {
      found,
      expected,
      fix: close ? `did you mean "${close}"?` : otherwise,
    }),
  ];
}

/** Errors of values that name a record which doesn't exist. */
export const checkReferences = (content: RawContent): ContentError[] =>
  allRecords(content).flatMap((record) =>
    walkFields(toPlainField(collections[record.collection].schema), record.value).flatMap((leaf) =>
      checkReference(content, record, leaf),
    ),
  );
