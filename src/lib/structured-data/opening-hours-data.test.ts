import { openingHoursData, specialHoursData } from "./business";

describe("a weekday's hours", () => {
  test.each([
    ["10:00 am to 6:00 pm", "10:00", "18:00"],
    ["Closed", "00:00", "00:00"],
  ])("%s are %s to %s", (hours, opens, closes) => {
    expect(openingHoursData([{ day: "Sunday", hours }])).toEqual([
      {
        "@type": "OpeningHoursSpecification",
        dayOfWeek: ["https://schema.org/Sunday"],
        opens,
        closes,
      },
    ]);
  });
});

test("a weekday with a break has a specification for each period", () => {
  const hours = "9:00 am to 12:00 pm and 1:00 pm to 5:00 pm";
  expect(openingHoursData([{ day: "Monday", hours }])).toMatchObject([
    { dayOfWeek: ["https://schema.org/Monday"], opens: "09:00", closes: "12:00" },
    { dayOfWeek: ["https://schema.org/Monday"], opens: "13:00", closes: "17:00" },
  ]);
});

test("a weekday by appointment is neither open nor closed to search engines", () => {
  const week = [
    { day: "Monday", hours: "By appointment" },
    { day: "Tuesday", hours: "Closed" },
  ];
  expect(openingHoursData(week)).toMatchObject([{ dayOfWeek: ["https://schema.org/Tuesday"] }]);
});

describe("closed days", () => {
  const datesOf = (date: string, month: string) =>
    specialHoursData([{ name: "A day", date }], month, []).map((day) => [
      day.validFrom,
      day.validThrough,
    ]);

  test.each([
    ["December 24", "2026-12", ["2026-12-24"]],
    ["4th Thursday of November", "2026-12", ["2027-11-25"]],
  ])("%s in the twelve months from %s: %j", (date, month, dates) => {
    expect(datesOf(date, month)).toEqual(dates.map((iso) => [iso, iso]));
  });
});

describe("changed hours", () => {
  const christmas = [{ name: "Christmas Day", date: "December 25" }];
  const on = (date: string, opens: string, closes: string) => ({
    "@type": "OpeningHoursSpecification",
    validFrom: date,
    validThrough: date,
    opens,
    closes,
  });

  test.each([
    ["2026-01-13", "10:00 am to 2:00 pm", [on("2026-01-13", "10:00", "14:00")]],
    [
      "2026-12-24",
      "9:00 am to 12:00 pm and 1:00 pm to 2:00 pm",
      [on("2026-12-24", "09:00", "12:00"), on("2026-12-24", "13:00", "14:00")],
    ],
  ])("on %s: %s", (date, hours, special) => {
    expect(specialHoursData([], "2026-01", [{ date, hours }])).toEqual(special);
  });

  test("replace a closed day, and are in order with the other closed days", () => {
    const days = specialHoursData(
      [...christmas, { name: "Christmas Eve", date: "December 24" }],
      "2026-01",
      [
        { date: "2026-12-25", hours: "12:00 pm to 4:00 pm" },
        { date: "2026-12-23", hours: "Closed" },
      ],
    );
    expect(days).toEqual([
      on("2026-12-23", "00:00", "00:00"),
      { ...on("2026-12-24", "00:00", "00:00"), name: "Christmas Eve" },
      on("2026-12-25", "12:00", "16:00"),
    ]);
  });
});
