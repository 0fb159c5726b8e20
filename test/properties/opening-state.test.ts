import { weekdays } from "../../src/lib/opening-hours";
import { openingState } from "../../src/lib/opening-state";

/** The shop's hours, in another form than in data/: hour of opening and closing, Sunday first. */
const hours: ([number, number] | null)[] = [
  null,
  [10, 18],
  [10, 18],
  [9.5, 17],
  [10, 18],
  [8, 20],
  [7.25, 12],
];

const clock = (hour: number) =>
  `${Math.floor(hour) % 12 || 12}:${String((hour % 1) * 60).padStart(2, "0")} ${hour < 12 ? "am" : "pm"}`;

const inWords = (day: [number, number] | null | undefined) =>
  day ? `${clock(day[0])} to ${clock(day[1])}` : "Closed";

const times = {
  week: weekdays.map((day, index) => ({ day, hours: inWords(hours[(index + 1) % 7]) })),
  closedDays: [
    { name: "Thanksgiving Day", date: "4th Thursday of November" },
    { name: "Memorial Day", date: "last Monday of May" },
    { name: "Christmas Eve", date: "December 24" },
    { name: "New Year's Day", date: "January 1" },
    { name: "Leap Day", date: "February 29" },
    { name: "Wedding", date: "March 14, 2027" },
  ],
  changedHours: [],
};

const minute = 60_000;
const day = 1440;
const years = [2024, 2025, 2026, 2027, 2028, 2029, 2030];
const isLeap = (year: number) => year % 4 === 0;
const lengths = (year: number) => [
  31,
  isLeap(year) ? 29 : 28,
  31,
  30,
  31,
  30,
  31,
  31,
  30,
  31,
  30,
  31,
];

/** A day of these years, counted without the help of Date: January 1, 2024 was a Monday. */
interface Day {
  year: number;
  month: number;
  date: number;
  /** 0 is Sunday. */
  weekday: number;
}

const days: Day[] = years.flatMap((year) =>
  lengths(year).flatMap((length, month) =>
    Array.from({ length }, (_, index) => ({ year, month: month + 1, date: index + 1, weekday: 0 })),
  ),
);
days.forEach((one, index) => {
  one.weekday = (index + 1) % 7;
});

const nth = (year: number, month: number, weekday: number) =>
  days.filter((one) => one.year === year && one.month === month && one.weekday === weekday);

/** The closed days written out, for every year. */
const closed = new Set<Day | undefined>([
  ...years.map((year) => nth(year, 11, 4)[3]),
  ...years.map((year) => nth(year, 5, 1).at(-1)),
  ...days.filter(({ month, date }) => (month === 12 && date === 24) || (month === 1 && date === 1)),
  ...days.filter(({ month, date }) => month === 2 && date === 29),
  ...days.filter(({ year, month, date }) => year === 2027 && month === 3 && date === 14),
]);

const clocksGoForward = new Set(years.map((year) => nth(year, 3, 0)[1]));
const clocksGoBack = new Set(years.map((year) => nth(year, 11, 0)[0]));

/** The minutes, after January 1, 2024, 00:00 in Chicago, at which the shop opens and closes. */
function changes(): number[] {
  let shift = 0;
  return days.flatMap((one, index) => {
    // At 2 am in March an hour is left out, in November one comes twice.
    if (clocksGoForward.has(one)) shift -= 60;
    if (clocksGoBack.has(one)) shift += 60;
    const open = closed.has(one) ? null : hours[one.weekday];
    return open ? open.map((hour) => index * day + hour * 60 + shift) : [];
  });
}

/**
 * The minutes in which something could go wrong. Asking for all 3.7 million takes five minutes; the
 * state is that of the minute before unless the shop opens or closes, the hour or the day changes,
 * or the clocks do, so the others add nothing. EVERY_MINUTE=1 in the environment asks for all.
 */
function minutesToAsk(edges: readonly number[]): Iterable<number> {
  if (process.env.EVERY_MINUTE) return Array(days.length * day).keys();
  const hourly = Array.from({ length: days.length * 24 }, (_, hour) => hour * 60);
  const aroundEdges = edges.flatMap((edge) => [edge - 1, edge, edge + 1]);
  const ofClockChanges = days.flatMap((one, index) =>
    clocksGoForward.has(one) || clocksGoBack.has(one)
      ? Array.from({ length: day + 60 }, (_, after) => index * day - 60 + after)
      : [],
  );
  return new Set([...hourly, ...aroundEdges, ...ofClockChanges].sort((a, b) => a - b));
}

test("is open in every minute of 2024 to 2030 in which it should be, and in no other", () => {
  const start = Date.UTC(2024, 0, 1, 6);
  const edges = changes();
  // The edges stand in order: opens, closes, opens …
  expect(edges).toEqual(edges.toSorted((a, b) => a - b));
  expect(edges.length).toBeGreaterThan(4000);
  const wrong: string[] = [];
  let passed = 0;
  for (const now of minutesToAsk(edges)) {
    while (passed < edges.length && (edges[passed] ?? 0) <= now) passed += 1;
    const date = new Date(start + now * minute);
    if (openingState(times, date).isOpen !== (passed % 2 === 1)) wrong.push(date.toISOString());
  }
  expect(wrong).toEqual([]);
}, 900_000);
