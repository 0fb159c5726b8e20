import { z } from "zod";
import { collections } from "../../content-model/collections";
import { toPlainField, type PlainField } from "../../content-model/to-plain-field";
import { allRecords, type ContentRecord, type RawContent } from "../content";
import { errorAt, type ContentError, type ErrorWords } from "../content-error";
import { nearest } from "../nearest";
import { walkFields, type Leaf } from "../walk-fields";
import { showValue } from "../wording";
import { explainLink } from "./explain-link";
import type { KnownAddresses } from "./known-addresses";

/** Words that a field takes in the place of an address: "booking". */
const wordsFor = ({ schema }: PlainField): string[] =>
  schema instanceof z.ZodUnion
    ? schema.options.flatMap((option) =>
        option instanceof z.ZodLiteral ? [String(option.value)] : [],
      )
    : [];

/** An address that begins neither with / nor with https://, such as `FAQ`, is meant for a page. */
const asPath = (value: string): string =>
  /^[/#]|^[a-z][a-z\d+.-]*:|^www\./i.test(value) ? value : `/${value}`;

function explain({ value, field }: Leaf, known: KnownAddresses): ErrorWords | undefined {
  if (!field.meta.link || typeof value !== "string" || value.trim() === "") return undefined;
  const accepts = (address: string) => field.schema.safeParse(address).success;
  const isAccepted = accepts(value);
  const words = wordsFor(field);
  if (isAccepted && words.includes(value)) return undefined;
  const dead = explainLink(isAccepted ? value : asPath(value), known, { accepts });
  if (!dead || isAccepted) return dead;
  const word = nearest(value, words);
  return {
    ...dead,
    found: showValue(value),
    ...(word && {
      expected: `${showValue(word)}, or a page of this site`,
      fix: `did you mean "${word}"?`,
    }),
  };
}

const checkRecord = (record: ContentRecord, known: KnownAddresses): ContentError[] =>
  walkFields(toPlainField(collections[record.collection].schema), record.value).flatMap((leaf) => {
    const words = explain(leaf, known);
    return words ? [errorAt(record, leaf.path, words)] : [];
  });

/** Errors of fields that link to pages of this site which don't exist. */
export const checkFieldLinks = (content: RawContent, known: KnownAddresses): ContentError[] =>
  allRecords(content).flatMap((record) => checkRecord(record, known));
