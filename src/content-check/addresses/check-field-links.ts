import { collections } from "../../content-model/collections";
import { toPlainField } from "../../content-model/to-plain-field";
import { allRecords, type ContentRecord, type RawContent } from "../content";
import { errorAt, type ContentError } from "../content-error";
import { walkFields } from "../walk-fields";
import { explainLink } from "./explain-link";
import type { KnownAddresses } from "./known-addresses";

const checkRecord = (record: ContentRecord, known: KnownAddresses): ContentError[] =>
  walkFields(toPlainField(collections[record.collection].schema), record.value).flatMap(
    ({ path, value, field }) => {
      // What its definition doesn't accept is told there.
      if (!field.meta.link || !field.schema.safeParse(value).success) return [];
      const words = explainLink(String(value), known);
      return words ? [errorAt(record, path, words)] : [];
    },
  );

/** Errors of fields that link to pages of this site which don't exist. */
export const checkFieldLinks = (content: RawContent, known: KnownAddresses): ContentError[] =>
  allRecords(content).flatMap((record) => checkRecord(record, known));
