import { collections } from "../content-model/collections";
import type { ContentRecord } from "./content";

/** Several checks read the same record, and to compare it with its definition takes the longest. */
const known = new WeakMap<ContentRecord, { value: unknown }>();

/** A record's value as the site gets it; `undefined` if it has errors. */
export function validValue(record: ContentRecord): unknown {
  const earlier = known.get(record);
  if (earlier) return earlier.value;
  const { data } = collections[record.collection].schema.safeParse(record.value);
  known.set(record, { value: data });
  return data;
}
