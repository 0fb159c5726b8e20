const day = 24 * 60 * 60 * 1000;

/**
 * What is wrong with the date of a review: it lies ahead, or before the shop. Words without a year,
 * such as the name of an award, are never wrong.
 *
 * @param date free text: January 12, 2025, or December 2024
 * @param opened the year in which the shop opened
 */
export function complainAboutDate(date: string, opened: number, now: Date): string | undefined {
  const [year] = /\b\d{4}\b/.exec(date) ?? [];
  if (year === undefined) return undefined;
  if (Number(year) < opened) return `That won't do: the shop opened in ${opened}.`;
  // A day is the same day for a while longer in Austin than where the machine's clock may be.
  const isAhead = Number(year) > now.getFullYear() || Date.parse(date) > now.getTime() + day;
  return isAhead ? "That won't do: the day hasn't come yet." : undefined;
}
