import { type ContentRecord, getValue, locate, type RawContent, recordFields } from "../content";
import { formatValue, type Warning } from "../errors";

const toWarning = (record: ContentRecord, field: string, found: string): Warning => ({
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

function findMapWarnings(record: ContentRecord): Warning[] {
  const latitude = getValue(record.value, ["map", "latitude"]);
  const longitude = getValue(record.value, ["map", "longitude"]);
  if (typeof latitude !== "number" || typeof longitude !== "number") return [];
  const isInside = states.some(
    ({ box: [south, north, west, east] }) =>
      latitude >= south && latitude <= north && longitude >= west && longitude <= east,
  );
  if (isInside) return [];
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

/** What logo and code leave at their smallest size, in pixels of letter paper. */
const posterRoom = 320;

function findPosterWarnings(record: ContentRecord, motto: unknown): Warning[] {
  const { name, serviceArea, email, url } = recordFields(record);
  // With the height that a letter takes on average: the motto has the largest ones.
  const texts = [
    { text: motto, letter: 1.9 },
    { text: name, letter: 1 },
    { text: serviceArea, letter: 0.65 },
    { text: email, letter: 0.55 },
    { text: url, letter: 0.55 },
  ];
  const heights = texts.map(({ text, letter }) => [text].flat().join(" · ").length * letter);
  if (heights.reduce((sum, height) => sum + height) <= posterRoom) return [];
  const found =
    "too long for the printed poster, together with the motto, the towns, the email and the site's address; shorten one of them, such as the towns to “Austin area”";
  return [toWarning(record, "name", found)];
}

/** Values that are allowed, but probably wrong. */
export const findDoubts = ({ site, home, dogSizes }: RawContent): Warning[] => [
  ...site.records.flatMap(findMapWarnings),
  ...site.records.flatMap((record) =>
    findPosterWarnings(record, getValue(home.records[0]?.value, ["hero", "title"])),
  ),
  ...findBandWarnings(dogSizes.records),
];
