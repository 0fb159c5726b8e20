import { daysInMonth } from "./closed-days";
import { readDay, readMonth, writeDate } from "./written-date";

/** Words that mean another day once the review is read. */
const relative = [
  /\bago$/i,
  /^(?:just |only )?(?:yesterday|today|tonight|tomorrow|now|recently|lately)\b(?!['’])/i,
  /^(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day$/i,
  /^(?:the )?(?:last|next|past|this|other|few|an?|one|two|three|several|\d{1,2}) (?:day|night|week|month|year|spring|summer|fall|autumn|winter|christmas)s?(?: or (?:so|two))?$/i,
];

/** Times that nobody can tell the year of. */
const withoutYear =
  /^(?:in |the )*(?:early |late )?(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|spring|summer|fall|autumn|winter)\.?$/i;

/** A day whose month has been mistyped, or is of another language: `Novmber 15, 2026`. */
const likeADay =
  /^(?:\p{L}+\.?,? \d{1,2}(?:st|nd|rd|th)?|\d{1,2}(?:st|nd|rd|th|\.)? (?:of )?\p{L}+\.?),? \d{4}$/u;

/** No name: `Nov15`. */
const withoutBlanks = /^\p{L}\S*\d$/u;

/** An award has a name, which begins with a capital; its year may come first. */
const isNamed = (text: string) => /^(?:\p{Lu}|\d{4}\b.*\p{L})/u.test(text);

/**
 * Whether a text says when a review was written, so that it still says so in a year, and in the one
 * form that all of them have: a day that a calendar has, `January 12, 2026`; a month or a season with
 * its year, `January 2026`; a year; or the name of an award, `2024 Winner`.
 */
export function isReviewDate(text: string): boolean {
  const day = readDay(text);
  if (day) {
    const { year, month } = day;
    const exists = year !== undefined && day.day > 0 && day.day <= daysInMonth(year, month);
    return exists && text === writeDate(day);
  }
  const month = readMonth(text);
  if (month) return text === writeDate(month);
  if (/^\d{4}$/.test(text)) return true;
  const isVague = [...relative, withoutYear, likeADay, withoutBlanks].some((pattern) =>
    pattern.test(text),
  );
  return !isVague && isNamed(text);
}
