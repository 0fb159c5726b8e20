import type { ContentRecord, RawContent } from "../content";
import { getValue, leavesOf, recordFields, warningAt } from "../content";
import { findRepeated, formatValue, type Warning } from "../errors";

const toWarning = (record: ContentRecord, field: string, found: string): Warning =>
  warningAt(record, [field], found);

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

/** The height, in pixels of letter paper, that logo and code leave at their smallest size. */
const posterRoom = 320;

function findPosterWarnings(record: ContentRecord, motto: unknown): Warning[] {
  const { name, serviceArea, email, url } = recordFields(record);
  const lengthOf = (text: unknown) => [text].flat().join(" · ").length;
  // With the height that a letter takes on average: the motto has the largest ones.
  const small = 0.65 * lengthOf(serviceArea) + 0.55 * (lengthOf(email) + lengthOf(url));
  if (1.9 * lengthOf(motto) + lengthOf(name) + small <= posterRoom) return [];
  const found =
    "too long for the printed poster, together with the motto, the towns, the email and the site's address; shorten one of them, such as the towns to “Austin area”";
  return [toWarning(record, "name", found)];
}

function findTaxWarnings(record: ContentRecord): Warning[] {
  const tax = Number(recordFields(record).salesTaxPercent);
  if (!(tax > 0 && tax < 1)) return [];
  const percent = Number((tax * 100).toFixed(4));
  const found = `a tax of ${tax}%; for ${percent}%, write ${percent}`;
  return [toWarning(record, "salesTaxPercent", found)];
}

function findCoatWarnings({ coatTypes, prices }: RawContent): Warning[] {
  const leaves = prices.records.flatMap(leavesOf);
  const priced = new Set(leaves.flatMap(({ path, value }) => [path.at(-1), value]));
  const found =
    "no service has a price for this coat; add one to data/prices.json, or delete the coat";
  const unpriced = coatTypes.records.filter(({ key }) => prices.complete && !priced.has(key));
  return unpriced.map((record) => toWarning(record, "id", found));
}

function titleOf(record: ContentRecord): string {
  const { title = record.file } = recordFields(record); // without a title, it is like no other post
  return String(title).trim().toLowerCase();
}

const findTitleWarnings = (posts: readonly ContentRecord[]): Warning[] =>
  findRepeated(posts, titleOf).map(([post, { file }]) =>
    toWarning(post, "title", `the same title as ${file}; write another one`),
  );

/** Values that are allowed, but probably wrong. */
export function findDoubts(content: RawContent): Warning[] {
  const { site, home, dogSizes, posts } = content;
  const motto = getValue(home.records[0]?.value, ["hero", "title"]);
  return [
    ...site.records.flatMap(findMapWarnings),
    ...site.records.flatMap(findTaxWarnings),
    ...site.records.flatMap((record) => findPosterWarnings(record, motto)),
    ...findBandWarnings(dogSizes.records),
    ...findCoatWarnings(content),
    ...findTitleWarnings(posts.records),
  ];
}
