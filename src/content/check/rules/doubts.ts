import { fitsOnPoster } from "../../../lib/poster-fit";
import { site as siteSchema } from "../../model/entities/site-schema";
import { type ContentRecord, getValue, locate, type RawContent, recordFields } from "../content";
import { formatValue, type Warning } from "../errors";

const toDoubt = (record: ContentRecord, field: string, found: string): Warning => ({
  ...locate(record, [field]),
  code: "doubt",
  found,
});

/** Boxes around the United States: south, north, west and east. */
const states = [
  { name: "48 states", box: [24.4, 49.4, -124.9, -66.8] },
  { name: "Alaska", box: [51, 71.5, -180, -129.9] },
  { name: "Hawaii", box: [18.8, 22.4, -160.4, -154.7] },
  { name: "Puerto Rico, Virgin Islands", box: [17.6, 18.6, -67.4, -64.5] },
] as const;

function doubtPlace(record: ContentRecord): Warning[] {
  const latitude = getValue(record.value, ["map", "latitude"]);
  const longitude = getValue(record.value, ["map", "longitude"]);
  if (typeof latitude !== "number" || typeof longitude !== "number") return [];
  const isInside = states.some(
    ({ box: [south, north, west, east] }) =>
      latitude >= south && latitude <= north && longitude >= west && longitude <= east,
  );
  if (isInside) return [];
  const found = `the map shows a place outside of the United States, at ${latitude}, ${longitude}; a longitude there has a minus, like -97.83`;
  return [toDoubt(record, "map", found)];
}

interface Band {
  record: ContentRecord;
  range: string;
  from: number;
  to: number;
}

function toBands(records: readonly ContentRecord[]): Band[] {
  const bands: Band[] = [];
  for (const record of records) {
    const range = String(recordFields(record).range);
    const [, from, to = Infinity] = /^(\d+)(?:-(\d+)|\+) lbs$/.exec(range) ?? [];
    if (from) bands.push({ record, range, from: Number(from), to: Number(to) });
  }
  return bands.toSorted((a, b) => a.from - b.from || a.to - b.to);
}

/** A dog of each weight has one price. Weights are whole pounds. */
function doubtBands(records: readonly ContentRecord[]): Warning[] {
  const bands = toBands(records);
  return bands.flatMap((band, index) => {
    const before = bands[index - 1];
    if (!before || before.to + 1 === band.from) return [];
    const both = `${formatValue(before.range)} and ${formatValue(band.range)}`;
    const found =
      before.to < band.from
        ? `no size has the weights between ${both}`
        : `${both} have weights in common; each dog needs one size`;
    return [toDoubt(band.record, "range", found)];
  });
}

function doubtPoster(record: ContentRecord, motto: unknown): Warning[] {
  const { data } = siteSchema.safeParse(record.value);
  if (!data || typeof motto !== "string" || fitsOnPoster({ ...data, motto })) return [];
  const found =
    "too long for the printed poster, together with the motto, the towns, the email and the site's address; shorten one of them, such as the towns to “Austin area”";
  return [toDoubt(record, "name", found)];
}

/** Values that are allowed, but probably wrong. */
export const findDoubts = ({ site, home, dogSizes }: RawContent): Warning[] => [
  ...site.records.flatMap(doubtPlace),
  ...site.records.flatMap((record) =>
    doubtPoster(record, getValue(home.records[0]?.value, ["hero", "title"])),
  ),
  ...doubtBands(dogSizes.records),
];
