import { closedDaysData, openingHoursData } from "./opening-hours-data";

describe("a weekday", () => {
  test.each([
    ["10:00 am to 6:00 pm", "10:00", "18:00"],
    ["9:30 am to 12:00 pm", "09:30", "12:00"],
    ["12:15 pm to 11:59 pm", "12:15", "23:59"],
    ["Closed", "00:00", "00:00"],
  ])("%s", (hours, opens, closes) => {
    expect(openingHoursData([{ day: "Sunday", hours }])).toEqual([
      {
        "@type": "OpeningHoursSpecification",
        dayOfWeek: "https://schema.org/Sunday",
        opens,
        closes,
      },
    ]);
  });
});

describe("closed days", () => {
  const datesOf = (date: string, years: number[]) =>
    closedDaysData([{ name: "A day", date }], years).map((day) => [
      day.validFrom,
      day.validThrough,
    ]);

  test.each([
    ["December 24", [2026, 2027], ["2026-12-24", "2027-12-24"]],
    ["January 1", [2026], ["2026-01-01"]],
    ["December 31", [2028], ["2028-12-31"]],
    ["4th Thursday of November", [2026, 2027], ["2026-11-26", "2027-11-25"]],
    ["March 14, 2027", [2026, 2027], ["2027-03-14"]],
    ["February 29", [2027, 2028], ["2028-02-29"]],
    ["no day at all", [2026], []],
  ])("%s", (date, years, dates) => {
    expect(datesOf(date, years)).toEqual(dates.map((iso) => [iso, iso]));
  });

  test("come in the order of the calendar, named, with no open minute", () => {
    const days = [
      { name: "Christmas Day", date: "December 25" },
      { name: "New Year's Day", date: "January 1" },
    ];
    expect(closedDaysData(days, [2026])).toMatchObject([
      { name: "New Year's Day", opens: "00:00", closes: "00:00" },
      { name: "Christmas Day", opens: "00:00", closes: "00:00" },
    ]);
  });
});
