import { toFreeId } from "../../../lib/links/site-ids";
import { errorAt, type RawContent } from "../content";
import { type ContentError, formatValue } from "../errors";

/** Errors of towns with the same fragment on the page of locations: `St. Elmo` and `St Elmo`. */
export function checkTowns({ locations: { records } }: RawContent): ContentError[] {
  const fragments = records.map(({ key }) => toFreeId(String(key)));
  return records.flatMap((record, index) => {
    const first = records[fragments.indexOf(fragments[index] ?? "")];
    // A repeated name is a separate error.
    if (!first || first.key === record.key) return [];
    const found = formatValue(record.key);
    const expected = `a name with other letters or digits than ${formatValue(first.key)}`;
    return [errorAt(record, ["city"], { found, expected })];
  });
}
