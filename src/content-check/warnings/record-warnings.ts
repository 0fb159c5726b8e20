import { fieldsOf, type RawContent } from "../content";
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
