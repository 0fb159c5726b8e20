import { toStoredFormat } from "./stored-format";

test("hours inside lists and phone numbers are converted to their stored format", () => {
  const changedHours = [{ date: "2027-01-13", hours: "9am–noon" }];
  expect(toStoredFormat("notices", [{ text: "9am–noon", changedHours }])).toEqual([
    { text: "9am–noon", changedHours: [{ date: "2027-01-13", hours: "9:00 am to 12:00 pm" }] },
  ]);
  expect(toStoredFormat("site", { textPhone: "1-512-555-0142" })).toEqual({
    textPhone: "(512) 555-0142",
  });
});

test.each([
  ["posts", { datePublished: "12/1/2026" }, { datePublished: "2026-12-01" }],
  ["promotions", [{ validUntil: "Dec 31st, 2026" }], [{ validUntil: "2026-12-31" }]],
  ["notices", [{ from: "12/1/2026 9 am" }], [{ from: "2026-12-01T09:00" }]],
  ["closedDays", [{ date: "12/24" }], [{ date: "December 24" }]],
  ["reviews", [{ date: "Dec 1st, 2026" }], [{ date: "December 1, 2026" }]],
] as const)("days of %s get the form in which they are saved", (name, written, saved) => {
  expect(toStoredFormat<unknown>(name, written)).toEqual(saved);
});

test.each([null, 7, "x", [null, 7, "x", [{}]], { phone: 7 }, { phone: null }, { __proto__x: "1" }])(
  "a value of another shape stays as it is: %j",
  (value) => {
    expect(toStoredFormat("site", value)).toEqual(value);
    expect(toStoredFormat("hours", value)).toEqual(value);
  },
);
