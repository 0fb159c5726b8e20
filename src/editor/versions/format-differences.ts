import { shorten } from "../../content/check/errors";
import { collections } from "../../content/model/collections";
import type { CollectionName } from "../../content/model/names";
import { fieldText } from "../field-text";
import type { DialogBlock } from "../show-dialog";
import { namingFields } from "../saving/generate-keys";
import { listField } from "../config/cms-config";
import { pathLabels } from "../config/to-cms-field";
import type { Difference, Step } from "./merge-versions";

/** Longer texts get a field from which the owner can copy them. */
const longText = 200;

/** The name of a list item for the owner. */
function itemName(item: unknown): string {
  if (typeof item !== "object" || item === null) return fieldText(item);
  const fields = item as Record<string, unknown>;
  const names = [...namingFields, "day", "date", "size", "text", "id"].map(
    (field) => fields[field],
  );
  return shorten(fieldText(names.find((name) => fieldText(name) !== "")), 60);
}

function differenceLabel(name: CollectionName, path: Step[]): string {
  const items = path.flatMap((step) => (typeof step === "string" ? [] : [itemName(step.item)]));
  const fields = path
    .flatMap((step) => (typeof step === "string" && step !== listField ? [step] : []))
    .join(".");
  const label = fields === "body" ? "Text" : fields && pathLabels(collections[name].schema, fields);
  return [...items, label].filter(Boolean).join(", ") || "All";
}

function formatValue(value: unknown): string {
  if (value === undefined) return "nothing";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.map(itemName).join(", ");
  return typeof value === "object" ? itemName(value) : `“${fieldText(value)}”`;
}

/** Formats differences: short ones as a list, long ones as texts to read and copy. */
function toParts(
  name: CollectionName,
  differences: Difference[],
  toLine: (difference: Difference) => string,
): DialogBlock[] {
  const isLong = ({ base, mine, theirs }: Difference) =>
    [base, mine, theirs].some((value) => fieldText(value).length > longText);
  const lines = differences
    .filter((one) => !isLong(one))
    .map((one) => `${differenceLabel(name, one.path)}: ${toLine(one)}`);
  const texts = differences.filter(isLong).map(({ path, theirs }) => ({
    label: `${differenceLabel(name, path)}, as it is saved now`,
    text: fieldText(theirs),
  }));
  return [...(lines.length > 0 ? [lines] : []), ...texts];
}

/** The changes of other people. */
export const formatTheirChanges = (
  name: CollectionName,
  differences: Difference[],
): DialogBlock[] =>
  toParts(name, differences, ({ base, theirs }) => {
    if (theirs === undefined) return "deleted";
    if (base !== undefined) return `${formatValue(theirs)}, before ${formatValue(base)}`;
    return typeof theirs === "object" ? "new" : `${formatValue(theirs)}, new`;
  });

/** The values that differ between the saved file and the form. */
export const formatConflicts = (name: CollectionName, differences: Difference[]): DialogBlock[] =>
  toParts(
    name,
    differences,
    ({ mine, theirs }) => `saved ${formatValue(theirs)}, in your form ${formatValue(mine)}`,
  );
