const dayMs = 24 * 60 * 60 * 1000;

const form =
  "Expected: a day, like January 12, 2026, or a month, like January 2026, or the name of an award, " +
  "like Neighborhood Favorite.";

/** Words that mean another day once the review is read. */
const relative = [
  /\b(ago|yesterday|today|tonight|tomorrow|now|recently|lately)\b/i,
  /\b(mon|tues|wednes|thurs|fri|satur|sun)day\b/i,
  /\b(last|next|past|this|other|few|an?|one|two|three|several|\d{1,2}) (day|night|week|month|year|spring|summer|fall|autumn|winter|christmas)/i,
];

/** Days and months that nobody can tell the year of. */
const withoutYear = [
  /^(in |on )?(jan(uary)?|feb(ruary)?|march|mar|apr(il)?|may|june?|july?|aug(ust)?|sept?(ember)?|oct(ober)?|nov(ember)?|dec(ember)?)\.?( \d{1,2}(st|nd|rd|th)?)?$/i,
  /^(in |the )*(early |late )?(spring|summer|fall|autumn|winter)$/i,
];

const isOneOf = (patterns: RegExp[], text: string) =>
  patterns.some((pattern) => pattern.test(text));

/** An award has a name, which begins with a capital; its year may come first. */
const isNamed = (text: string) => /^(\p{Lu}|\d{4}\b.*\p{L})/u.test(text);

/** A day in figures, which is written in words on the site. */
function inWords(text: string): string | undefined {
  const day = /^\d+([./-])\d+\1\d+$/.test(text)
    ? new Date(text.replaceAll(/[.-]/g, "/"))
    : undefined;
  return day && !Number.isNaN(day.getTime())
    ? new Intl.DateTimeFormat("en-US", { dateStyle: "long" }).format(day)
    : undefined;
}

/**
 * What is wrong with the date of a review: it means nothing to who reads it later, lies ahead, or
 * before the shop.
 *
 * @param date free text: January 12, 2025, or December 2024, or the name of an award
 * @param opened the year in which the shop opened
 */
export function complainAboutDate(date: string, opened: number, now: Date): string | undefined {
  const text = date.trim();
  const words = inWords(text);
  if (words) return `That won't do. Write the month as a word: ${words}`;
  const [year] = /\b\d{4}\b/.exec(text) ?? [];
  const isVague = isOneOf(relative, text) || isOneOf(withoutYear, text);
  if (isVague || (year === undefined && !isNamed(text))) return `That won't do. ${form}`;
  if (year === undefined) return undefined;
  if (Number(year) < opened) return `That won't do: the shop opened in ${opened}.`;
  // A day is the same day for a while longer in Austin than where the machine's clock may be.
  const isAhead = Number(year) > now.getFullYear() || Date.parse(text) > now.getTime() + dayMs;
  return isAhead ? "That won't do: the day hasn't come yet." : undefined;
}
