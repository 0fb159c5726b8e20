import { fieldsOf, type ContentRecord, type RawContent } from "../content";
import { warningAt, type Warning } from "../warning";

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
