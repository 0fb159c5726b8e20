import { collections } from "../../content/model/collections";
import type { CollectionName } from "../../content/model/names";
import { pathLabels } from "../config/to-cms-field";
import { quotedRecordName } from "../saving/error-messages";
import type { Difference } from "./compare-form";

type Fields = Record<string, unknown>;

/** Advice for the owner. */
export const advice =
  "Your changes aren’t saved yet; they are still in the form. Press Save again. If you see this message again, copy your text, reload the page, and paste it.";

const most = 60;

const quote = (text: string): string =>
  text === "" ? "nothing" : `“${text.length > most ? `${text.slice(0, most)}…` : text}”`;

/** A field's label, with its entry in a list. */
function lossLabel(name: CollectionName, path: string, records: readonly Fields[]): string {
  const [, index, rest = ""] = /^(?:records\.)?(\d+)(?:\.(.+))?$/.exec(path) ?? [];
  const label = pathLabels(collections[name].schema, index === undefined ? path : rest);
  if (index === undefined) return label;
  const record = quotedRecordName(name, records[Number(index)] ?? {}, Number(index));
  return [record, label].filter(Boolean).join(", ");
}

/**
 * The message about text that would be lost on saving.
 *
 * @param records of a list
 * @returns an empty list if nothing is lost
 */
export function lossMessages(
  name: CollectionName,
  records: readonly Fields[],
  differences: readonly Difference[],
): string[] {
  const fields = differences.map(
    ({ path, shown, saved }) =>
      `${lossLabel(name, path, records)}: the form shows ${quote(shown)}, but ${quote(saved)} would be saved.`,
  );
  return fields.length > 0 ? [...fields, advice] : [];
}
