import { type ContentRecord, getValue, locate, type RawContent, recordFields } from "../content";
import { formatValue, type Warning } from "../errors";

const toWarning = (record: ContentRecord, field: string, found: string): Warning => ({
  ...locate(record, [field]),
  code: "doubt",
  found,
});

/** Roughly: with Alaska in the northwest, Hawaii and Puerto Rico in the south. */
const isInStates = (latitude: number, longitude: number): boolean =>
  latitude > 17.6 &&
  latitude < (longitude < -129.9 ? 71.5 : 49.4) &&
  longitude > -180 &&
  longitude < -64.5;

function findMapWarnings(record: ContentRecord): Warning[] {
  const latitude = getValue(record.value, ["map", "latitude"]);
  const longitude = getValue(record.value, ["map", "longitude"]);
  if (typeof latitude !== "number" || typeof longitude !== "number") return [];
  if (isInStates(latitude, longitude)) return [];
  const found = `the map shows a place outside of the United States, at ${latitude}, ${longitude}; a longitude there has a minus, like -97.83`;
  return [toWarning(record, "map", found)];
}

/** A dog of each weight has one price. Weights are whole pounds. */
function findBandWarnings(records: readonly ContentRecord[]): Warning[] {
  const bands = records
    .map((record) => {
      const range = String(recordFields(record).range);
      const [from = NaN, to = Infinity] = (range.match(/\d+/g) ?? []).map(Number);
      return { record, range: formatValue(range), from, to };
    })
    .filter(({ from }) => from >= 0)
    .toSorted((a, b) => a.from - b.from || a.to - b.to);
  return bands.flatMap(({ record, range, from }, index) => {
    const before = bands[index - 1];
    if (!before || before.to + 1 === from) return [];
    const both = `${before.range} and ${range}`;
    const found =
      before.to < from
        ? `no size has the weights between ${both}`
        : `${both} have weights in common; each dog needs one size`;
    return [toWarning(record, "range", found)];
  });
}

function findTaxWarnings(record: ContentRecord): Warning[] {
  const tax = Number(recordFields(record).salesTaxPercent);
  if (!(tax > 0 && tax < 1)) return [];
  const percent = Number((tax * 100).toFixed(4));
  const found = `a tax of ${tax}%; for ${percent}%, write ${percent}`;
  return [toWarning(record, "salesTaxPercent", found)];
}

/** Values that are allowed, but probably wrong. */
export const findDoubts = ({ site, dogSizes }: RawContent): Warning[] => [
  ...site.records.flatMap(findMapWarnings),
  ...site.records.flatMap(findTaxWarnings),
  ...findBandWarnings(dogSizes.records),
];
