import { allRecords, fieldsOf, type ContentRecord, type RawContent } from "../content";
import { warningAt, type Warning } from "../warning";
import { indexLines, shorten } from "../words";
import { textsIn } from "../walk-fields";

/**
 * Promotions whose last day has passed.
 *
 * @param today a day like 2025-01-31
 */
export const endedPromotions = ({ promotions }: RawContent, today: string): Warning[] =>
  promotions.records.flatMap((record) => {
    const { validUntil } = fieldsOf(record);
    if (
      typeof validUntil !== "string" ||
      !/^\d{4}-\d{2}-\d{2}$/.test(validUntil) ||
      validUntil >= today
    )
      return [];
    return [warningAt("ended", record, ["validUntil"], `ended on ${validUntil}`)];
  });

const plainWords = (text: string): string => text.toLowerCase().replace(/\s+/g, " ").trim();

/** Whether two texts say the same, blanks and capitals aside. */
export const sameWords = (one: string, other: string): boolean =>
  plainWords(one) === plainWords(other);

/** Reviews that say the same under different ids, blanks and capitals aside. */
export function repeatedReviews({ reviews }: RawContent): Warning[] {
  const firsts = new Map<string, ContentRecord>();
  return reviews.records.flatMap((record) => {
    const { text } = fieldsOf(record);
    if (typeof text !== "string") return [];
    const plain = plainWords(text);
    const first = firsts.get(plain);
    if (!first) firsts.set(plain, record);
    return first
      ? [
          warningAt(
            "repeated",
            record,
            ["text"],
            `same text as ${first.label} (line ${first.lineOf(["text"])})`,
          ),
        ]
      : [];
  });
}

/** Records that shipped as examples. */
export const samples = (content: RawContent): Warning[] =>
  allRecords(content)
    .filter((record) => fieldsOf(record).sample === true)
    .map((record) => warningAt("sample", record, ["sample"], "shipped as an example"));

/**
 * Names and numbers that are reserved for examples (RFC 2606, and 555-0100 to 555-0199), and how the
 * texts begin that `npm run new:post` puts where the owner's belong.
 */
const reserved =
  /[\w.@:/-]{0,200}[\w-]\.example(?![\w.-]*\w)[^\s"')\]}]*|(?:\(\d{3}\) |\d{3}-)?555-01\d\d(?!\d)|^Replace this with .*/gi;

const findIn = (text: string): { index: number; found: string }[] =>
  [...text.matchAll(reserved)].map(({ 0: found, index }) => ({
    index,
    found: shorten(found.replace(/[.,;:!?]+$/, "")),
  }));

function inBody({ body, file, label: record }: ContentRecord): Warning[] {
  if (!body) return [];
  const lineAt = indexLines(body.text);
  return findIn(body.text).map(({ index, found }) => {
    const line = body.firstLine + lineAt(index) - 1;
    return { topic: "placeholder", file, line, record, message: found };
  });
}

/** Addresses and phone numbers that belong to nobody, and texts still to be written. */
export const placeholders = (content: RawContent): Warning[] =>
  allRecords(content).flatMap((record) => [
    ...textsIn(record.value).flatMap(({ path, text }) =>
      findIn(text).map(({ found }) => warningAt("placeholder", record, path, found)),
    ),
    ...inBody(record),
  ]);
