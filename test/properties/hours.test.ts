import fc from "fast-check";
import { buildFacts } from "../../src/content/model/facts";
import { weekdays } from "../../src/lib/time/opening-hours";
import { groupByHours, summarizeWeek } from "../../src/lib/time/format-week";
import { readDays, readHours } from "./read-hours";
import { anyWeek } from "./any-week";
import "./seed";

const closed = "Closed";
const runs = { numRuns: 3000 };

const factsOf = (week: { day: (typeof weekdays)[number]; hours: string }[]) =>
  buildFacts({ hours: week });

test("`We are {opening-hours}` says of every day of any week what the week says", () => {
  fc.assert(
    fc.property(anyWeek, (week) => {
      const said = factsOf(week)["opening-hours"] ?? "";
      const hours = week.map((row) => row.hours);
      const inDays = said.replace(/, .*/, "");
      expect(factsOf(week)["opening-days"]).toBe(inDays);
      if (said === "closed for now") return expect(hours).toEqual(weekdays.map(() => closed));
      const [, days, words] = /^open (\d) days? a week, (.*)$/.exec(said) ?? [];
      expect(Number(days)).toBe(hours.filter((one) => one !== closed).length);
      expect(readHours(words ?? "")).toEqual(hours);
      return undefined;
    }),
    runs,
  );
});

test("the phrase of the built HTML claims no day that is closed, and no hours of another day", () => {
  fc.assert(
    fc.property(anyWeek, (week) => {
      const phrase = summarizeWeek(week);
      const open = week.filter((row) => row.hours !== closed);
      if (phrase === "Closed for now") return expect(open).toEqual([]);
      const [, days = "", hours = ""] = /^Open (.*), (.*?)$/.exec(phrase) ?? [];
      expect(readDays(days)).toEqual(open.map(({ day }) => day));
      const kinds = new Set(open.map((row) => row.hours));
      return expect(hours === "hours vary by day" ? kinds.size > 1 : [...kinds]).toEqual(
        hours === "hours vary by day" ? true : [hours],
      );
    }),
    runs,
  );
});

test("the week by its hours says of every day what the week says", () => {
  fc.assert(
    fc.property(anyWeek, (week) => {
      const said = groupByHours(week).flatMap(({ days, hours }) =>
        readDays(days).map((day) => ({ day, hours })),
      );
      expect(said).toHaveLength(week.length);
      expect(said).toEqual(expect.arrayContaining(week));
    }),
    runs,
  );
});
