import { parseClosedDate } from "../../lib/closed-days";
import { parseHours, weekdays } from "../../lib/opening-hours";
import type { RawContent } from "../content";
import type { Assertion, Source, Statements } from "./assertion";
import type { Sentence } from "./sentences";
import { validRecords } from "./valid-records";

const clock = String.raw`(\d{1,2})(?::(\d\d))?\s?([ap])\.?m\b\.?`;
const span = new RegExp(`\\b${clock}\\s?(?:to|until|-|–)\\s?${clock}`, "gi");
const dayName = new RegExp(`\\b(${weekdays.join("|")})s?\\b`, "g");
const closedWeekday = new RegExp(
  `\\bclosed (?:on )?(?:\\w+ )?(${weekdays.join("|")})s?\\b(?! of)`,
  "gi",
);
const date =
  /\b((?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2})(?!\d)(?:st|nd|rd|th)?(?:, (\d{4}))?/g;

const wholeWeek = "the week";
const hours = "opening hours";

const spansIn = (text: string): string[] =>
  [...text.matchAll(span)].map(
    ([, from = "", fromMinutes = "00", am = "", to = "", toMinutes = "00", pm = ""]) =>
      `${from}:${fromMinutes} ${am.toLowerCase()}m to ${to}:${toMinutes} ${pm.toLowerCase()}m`,
  );

function hourAssertions({ literal, place }: Sentence): Assertion[] {
  if (!/\b(open|hours|walk-ins?)\b/i.test(literal)) return [];
  const days = [...new Set([...literal.matchAll(dayName)].map(([, day = ""]) => day))];
  const subjects = [days.length === 1 && days[0] ? days[0] : wholeWeek];
  return spansIn(literal)
    .filter((value) => parseHours(value))
    .map((value) => ({ kind: hours, subjects, value, place }));
}

function closedAssertions({ literal, place }: Sentence): Assertion[] {
  const onWeekdays = [...literal.matchAll(closedWeekday)].map(([, day = ""]) => ({
    kind: hours,
    subjects: [`${day.slice(0, 1).toUpperCase()}${day.slice(1).toLowerCase()}`],
    value: "Closed",
    place,
  }));
  if (!/\b(?:are|is|stay|stays|be) closed\b|^closed\b/i.test(literal)) return onWeekdays;
  const onDates = [...literal.matchAll(date)].map(([, day = "", year]) => ({
    kind: "closed day",
    subjects: ["closed days"],
    value: year ? `${day}, ${year}` : day,
    place,
  }));
  return [...onWeekdays, ...onDates];
}

const openDaysAssertions = ({ literal, place }: Sentence): Assertion[] =>
  /\bopen\b.*\b(?:7|seven) days a week|\bopen (?:every day|daily)\b/i.test(literal)
    ? [{ kind: "open days", subjects: [wholeWeek], value: "open every day", place }]
    : [];

function weekSources(content: RawContent): Source[] {
  const rows = validRecords(content, "hours").map(({ record, value }) => ({
    ...value,
    place: { record, path: ["hours"] },
  }));
  const byDay = rows.map(({ day, hours: value, place }) => ({
    kind: hours,
    subject: day,
    value,
    accepts: (other: string) => other === value,
    place,
  }));
  const [open] = rows.filter((row) => row.hours !== "Closed");
  const accepts = (value: string) => rows.some((row) => row.hours === value);
  const week = open && {
    kind: hours,
    subject: wholeWeek,
    value: open.hours,
    accepts,
    place: open.place,
  };
  const closed = rows.find((row) => row.hours === "Closed");
  const openDays = closed && {
    kind: "open days",
    subject: wholeWeek,
    value: `closed on ${closed.day}`,
    accepts: () => false,
    place: closed.place,
  };
  return [...byDay, ...(week ? [week] : []), ...(openDays ? [openDays] : [])];
}

/** Whether two days written as in `data/closed-days.json` can be one and the same. */
function canBeSameDay(one: string, other: string): boolean {
  const [isOne, isOther] = [parseClosedDate(one), parseClosedDate(other)];
  // All dates that a rule like the 4th Thursday can fall on come up within some years.
  return Array.from({ length: 28 * 366 }, (_, ahead) => new Date(Date.UTC(2024, 0, 1 + ahead)))
    .map((day) => ({
      year: day.getUTCFullYear(),
      month: day.getUTCMonth() + 1,
      day: day.getUTCDate(),
    }))
    .some((day) => isOne?.(day) && isOther?.(day));
}

function closedDaySources(content: RawContent): Source[] {
  const days = validRecords(content, "closedDays");
  return days.slice(0, 1).map(({ record }) => ({
    kind: "closed day",
    subject: "closed days",
    value: days.map(({ value }) => value.date).join("; "),
    accepts: (value) => days.some((day) => canBeSameDay(value, day.value.date)),
    place: { record, path: ["date"] },
  }));
}

/** What texts say about opening hours and closed days, and the hours. */
export const hoursStatements = (content: RawContent, sentences: Sentence[]): Statements => ({
  assertions: sentences.flatMap((sentence) => [
    ...hourAssertions(sentence),
    ...closedAssertions(sentence),
    ...openDaysAssertions(sentence),
  ]),
  sources: [...weekSources(content), ...closedDaySources(content)],
});
