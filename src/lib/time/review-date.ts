import { months } from "./closed-days";
import { weekdays } from "./opening-hours";
import { readDay, readMonth } from "./written-date";

const calendarWords = [...months, ...weekdays].map((name) => name.toLowerCase());

const otherTimeWords =
  /^(?:ago|just|now|recently|lately|today|tonight|tomorrow|yesterday|last|next|past|this|the|early|late|in|on|one|two|three|several|(?:day|night|week|month|year)s?|spring|summer|fall|autumn|winter|christmas|st|nd|rd|th)$/;

/** Whether a word in small letters tells a time, maybe cut short: `nov`, `november`, `ago`. */
const tellsTime = (word: string): boolean =>
  otherTimeWords.test(word) ||
  (word.length >= 3 && calendarWords.some((name) => name.startsWith(word)));

/** A day whose month may be mistyped: `Novmber 15, 2026`. */
const likeADay = /^\p{L}+\.?,? \d{1,2}(?:st|nd|rd|th)?,? \d{4}$/u;

/** An award has a name, which begins with a capital; its year may come first. */
function isAward(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return /^(?:\p{Lu}|\d{4} \p{L})/u.test(text) && !likeADay.test(text) && !words.every(tellsTime);
}

/**
 * Whether a text says when a review was written, so that it still says so in a year, and in the one
 * form that all of them have: a day that a calendar has, `January 12, 2026`; a month or a season with
 * its year, `January 2026`; a year; or the name of an award, `2024 Winner`.
 */
export const isReviewDate = (text: string): boolean =>
  Boolean(readDay(text) ?? readMonth(text)) ||
  /^(?:(?:Spring|Summer|Fall|Autumn|Winter) )?\d{4}$/.test(text) ||
  isAward(text);
