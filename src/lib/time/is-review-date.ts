import { months, weekdays } from "./calendar";
import { parseDate, parseMonth } from "./parse-date";

const calendarWords = [...months, ...weekdays].map((name) => name.toLowerCase());

/** Words for time that names of awards don't contain. */
const otherTimeWords = new Set(
  `ago back before since just now new recent recently lately today tonight tomorrow yesterday
   last next past previous this coming earlier later early late the a an in on at of for to was
   about around almost nearly over less more than only some sometime long time while ages half
   one two three four five six seven eight nine ten eleven twelve couple few several many
   second seconds minute minutes moment moments hour hours day days night nights morning afternoon
   evening week weeks weekend weekends month months year years decade decades
   spring summer fall autumn winter christmas st nd rd th am pm
   edited visited reviewed posted updated written wrote modified added dated`.split(/\s+/),
);

/** Whether a lower-case word is about time, maybe abbreviated: `nov`, `november`, `ago`. */
const isTimeWord = (word: string): boolean =>
  otherTimeWords.has(word) ||
  (word.length >= 3 && calendarWords.some((name) => name.startsWith(word)));

/** A day whose month may be mistyped: `Novmber 15, 2026`. */
const likeADay = /^\p{L}+\.?,? \d{1,2}(?:st|nd|rd|th)?,? \d{4}$/u;

const period =
  "(?:night|week|weekend|month|year|spring|summer|fall|autumn|winter|christmas|\\w+day|" +
  `${months.join("|")})`;

/** A relative time anywhere in the text, also in other languages of review sites. */
const relativeTimes = [
  /\bago\b/i,
  /^(?:edited|visited|reviewed|posted|updated|modified)\b/i,
  /^(?:today|yesterday|tomorrow|tonight)\b(?!['’]s)/i,
  new RegExp(`\\b(?:last|past|previous|this|next) ${period}$`, "i"),
  /^(?:hace|editad[oa]|visit[óo]|ayer|anteayer|hoy)(?!\p{L})|(?<!\p{L})(?:hace|pasad[oa]|atrás)(?:$| \d| un)/iu,
  /^(?:il y a|há|vor|hier|heute|gestern|hoje|ontem|oggi|ieri)(?!\p{L})|(?<!\p{L})(?:fa|geleden|siden|sedan|назад)$|[前전]$/iu,
];

/** An award has a name with a capital letter; its year may be first. */
function isAward(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return (
    /^(?:\p{Lu}|\d{4} \p{L})/u.test(text) &&
    !likeADay.test(text) &&
    !words.every(isTimeWord) &&
    !relativeTimes.some((time) => time.test(text))
  );
}

/**
 * Whether a text is a date that stays true: a day, `January 12, 2026`; a month or season with its
 * year, `January 2026`; a year; or the name of an award, `2024 Winner`.
 */
export const isReviewDate = (text: string): boolean =>
  Boolean(parseDate(text) ?? parseMonth(text)?.year) ||
  /^(?:(?:Spring|Summer|Fall|Autumn|Winter) )?\d{4}$/.test(text) ||
  isAward(text);
