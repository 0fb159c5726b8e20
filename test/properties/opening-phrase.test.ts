import fc from "fast-check";
import { openingState } from "../../src/lib/time/opening-state";
import { anyHours, anyWeek } from "./any-week";
import "./seed";

/** The shop's local time, from Intl only. */
const wall = new Intl.DateTimeFormat("en-US", {
  timeZone: "America/Chicago",
  hourCycle: "h23",
  year: "numeric",
  month: "long",
  day: "numeric",
  weekday: "long",
  hour: "numeric",
  minute: "numeric",
});

/** Like 2025-01-31. */
const isoDay = new Intl.DateTimeFormat("sv-SE", { timeZone: "America/Chicago" });

function readWall(now: Date) {
  const parts = new Map(wall.formatToParts(now).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes) => String(parts.get(type));
  return {
    date: `${part("month")} ${part("day")}, ${part("year")}`,
    monthAndDay: `${part("month")} ${part("day")}`,
    isoDate: isoDay.format(now),
    weekday: part("weekday"),
    minutes: Number(part("hour")) * 60 + Number(part("minute")),
  };
}

/** Days from a moment on, at noon: clock changes at night don't move noon to another day. */
function daysFrom(now: Date, count: number) {
  const noon = now.getTime() + (12 * 60 - readWall(now).minutes) * 60_000;
  return Array.from({ length: count }, (_, ahead) =>
    readWall(new Date(noon + ahead * 24 * 3_600_000)),
  );
}

const toMinutes = (text: string) => {
  const [, hour, minute = "0", half] = /^(\d+)(?::(\d+))? ([ap])m$/.exec(text) ?? [];
  return (Number(hour) % 12) * 60 + Number(minute) + (half === "p" ? 720 : 0);
};

/** The moments at which the clocks in Austin change. */
const clockChanges = [
  "2024-03-10T08:00Z",
  "2024-11-03T07:00Z",
  "2025-03-09T08:00Z",
  "2025-11-02T07:00Z",
  "2026-03-08T08:00Z",
  "2026-11-01T07:00Z",
  "2027-03-14T08:00Z",
  "2027-11-07T07:00Z",
  "2028-03-12T08:00Z",
  "2028-11-05T07:00Z",
];

/** Moments of all years, often on days on which the clocks change. */
const anyMoment = fc.oneof(
  fc.date({
    min: new Date("2024-01-02T12:00Z"),
    max: new Date("2029-06-01T12:00Z"),
    noInvalidDate: true,
  }),
  fc
    .tuple(fc.constantFrom(...clockChanges), fc.integer({ min: -2880, max: 2880 }))
    .map(([change, minutes]) => new Date(Date.parse(change) + minutes * 60_000)),
);

/**
 * A week, a moment, closed days of which some are soon (vacations and yearly days), and days with
 * changed hours.
 */
const anyTimes = fc.record({
  week: anyWeek,
  now: anyMoment,
  vacation: fc.uniqueArray(fc.nat(24), { maxLength: 20 }),
  yearly: fc.uniqueArray(fc.nat(24), { maxLength: 3 }),
  changed: fc.uniqueArray(fc.tuple(fc.nat(24), anyHours), {
    maxLength: 4,
    selector: ([ahead]) => ahead,
  }),
});

type AnyTimes = typeof anyTimes extends fc.Arbitrary<infer Value> ? Value : never;

/** The shop's days from today on, by its week and closed days. */
function calendar({ week, now, vacation, yearly, changed }: AnyTimes, count: number) {
  const soon = daysFrom(now, 25);
  const dates = new Set(vacation.map((ahead) => soon[ahead]?.date));
  const days = new Set(yearly.map((ahead) => soon[ahead]?.monthAndDay));
  const others = new Map(changed.map(([ahead, hours]) => [soon[ahead]?.date, hours]));
  return daysFrom(now, count).map((day) => {
    const other = others.get(day.date);
    const isHoliday = !other && (dates.has(day.date) || days.has(day.monthAndDay));
    const hours = other ?? week.find((row) => row.day === day.weekday)?.hours ?? "";
    const [opens = "", closes = ""] = hours === "Closed" ? [] : hours.split(" to ");
    const isOpen = hours !== "Closed" && !isHoliday;
    return {
      ...day,
      opens: isOpen ? toMinutes(opens) : undefined,
      closes: toMinutes(closes),
      isHoliday: isHoliday && hours !== "Closed",
    };
  });
}

function timesOf({ week, now, vacation, yearly, changed }: AnyTimes) {
  const soon = daysFrom(now, 25);
  const closedDays = [
    ...vacation.map((ahead) => ({ name: "Vacation", date: String(soon[ahead]?.date) })),
    ...yearly.map((ahead) => ({ name: "Holiday", date: String(soon[ahead]?.monthAndDay) })),
  ];
  const changedHours = changed.map(([ahead, hours]) => ({
    date: soon[ahead]?.isoDate ?? "",
    hours,
  }));
  return { week, closedDays, changedHours };
}

/** Expects that the phrase's next opening is true, and that no earlier one exists. */
function expectNextOpening(promise: string, any: AnyTimes) {
  const [, ...ahead] = calendar(any, 60);
  const index = ahead.findIndex(({ opens }) => opens !== undefined);
  const next = ahead[index];
  if (!promise) return expect(next).toBeUndefined();
  const [, when = "", at = ""] = /^, opens (tomorrow|on .*) at (.*)$/.exec(promise) ?? [];
  expect(toMinutes(at)).toBe(next?.opens);
  const names = index === 0 ? ["tomorrow"] : [`on ${next?.weekday}`];
  // A weekday without a date would be in this week.
  return expect(index < 6 ? names : [`on ${next?.weekday}, ${next?.monthAndDay}`]).toContain(when);
}

test("the phrase of any moment is true of the week, the closed days and the clock", () => {
  fc.assert(
    fc.property(anyTimes, (any) => {
      const { isOpen, phrase } = openingState(timesOf(any), any.now);
      const { minutes } = readWall(any.now);
      const [today, tomorrow] = calendar(any, 2);
      const { opens, closes = 0, isHoliday } = today ?? {};
      const opened = opens !== undefined && minutes >= opens;
      expect(isOpen).toBe(opened && minutes < closes);

      const [, start = "", rest = ""] =
        /^(Open today until|Opens today at|Closed today for (?:Vacation|Holiday)|Closed today|Closed now|Closed for now)(.*)$/.exec(
          phrase,
        ) ?? [];
      switch (start) {
        case "Open today until": {
          const [until = "", more] = rest.trim().split(", ");
          const left = closes - minutes;
          if (left < 60) expect(more).toBe(`closes in ${left} minute${left === 1 ? "" : "s"}`);
          else expect(Boolean(more?.startsWith("closed tomorrow: "))).toBe(tomorrow?.isHoliday);
          return expect([isOpen, toMinutes(until)]).toEqual([true, closes]);
        }
        case "Opens today at": {
          const [at = "", more] = rest.trim().split(", ");
          expect(Boolean(more?.startsWith("closed tomorrow: "))).toBe(tomorrow?.isHoliday);
          return expect([opened, toMinutes(at)]).toEqual([false, opens]);
        }
        case "Closed for now":
          expect(any.week.every(({ hours }) => hours === "Closed")).toBe(true);
          expect(opens).toBeUndefined();
          return expect(rest).toBe("");
        case "Closed now":
          expect(opened && minutes >= closes).toBe(true);
          return expectNextOpening(rest, any);
        default:
          expect([start.startsWith("Closed today"), opens]).toEqual([true, undefined]);
          expect(start.includes(" for ")).toBe(isHoliday);
          return expectNextOpening(rest, any);
      }
    }),
    { numRuns: 3000 },
  );
});
