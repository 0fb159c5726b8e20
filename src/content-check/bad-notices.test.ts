import {
  all,
  checkChanged,
  readErrors,
  write,
  type BadInput,
  type Change,
} from "../../test/content-check/check-files";

const file = "data/notice.json";

const iceStorm = {
  text: "Closing at 2 today, ice storm. Call {phone}.",
  kind: "closed",
  from: "2025-06-01T09:00",
  until: "2025-06-01T18:00",
  changedHours: [{ date: "2025-06-01", hours: "10:00 am to 2:00 pm" }],
};

const notices = (...records: object[]): Change => write(file, JSON.stringify(records, null, 2));
const notice = (changes: object): Change => notices({ ...iceStorm, ...changes });

const cases: BadInput[] = [
  [
    "a notice that ends before it begins",
    notice({ until: "2025-06-01T08:00" }),
    `
data/notice.json
  line 6 · notice 2025-06-01T09:00 · until
    found     "2025-06-01T08:00"
    expected  a time after from (When it goes by itself, by the clock in Austin; for example "2025-01-31T09:00")
    to fix    write a later time, or an earlier one in from
`,
  ],
  [
    "an hour that no clock shows",
    notice({ until: "2025-06-01T25:00" }),
    `
data/notice.json
  line 6 · notice 2025-06-01T09:00 · until
    found     "2025-06-01T25:00"
    expected  a day and time that exist, written like 2025-01-31T09:00 (When it goes by itself, by the clock in Austin; for example "2025-01-31T09:00")
`,
  ],
  [
    "a time as people write it",
    notice({ until: "June 1, 2025, 6:30 pm" }),
    `
data/notice.json
  line 6 · notice 2025-06-01T09:00 · until
    found     "June 1, 2025, 6:30 pm"
    expected  a day and time that exist, written like 2025-01-31T09:00 (When it goes by itself, by the clock in Austin; for example "2025-01-31T09:00")
`,
  ],
  [
    "a time of another zone",
    notice({ until: "2025-06-01T18:00Z" }),
    `
data/notice.json
  line 6 · notice 2025-06-01T09:00 · until
    found     "2025-06-01T18:00Z"
    expected  a day and time without a time zone, like 2025-01-31T09:00: the shop's clock counts (When it goes by itself, by the clock in Austin; for example "2025-01-31T09:00")
`,
  ],
  [
    "a text that nobody reads in passing",
    notice({ text: "Closed. ".repeat(20) }),
    `
data/notice.json
  line 3 · notice 2025-06-01T09:00 · text
    found     "Closed. Closed. Closed. Closed. Closed. Closed. Closed. Clo…"
    expected  at most 140 characters (What visitors read on every page, up to 140 characters; for example "Closing at 2 today, ice storm.")
`,
  ],
  [
    "a kind that has no look",
    notice({ kind: "book up" }),
    `
data/notice.json
  line 4 · notice 2025-06-01T09:00 · kind
    found     "book up"
    expected  "closed", "late", "booked up" or "good news" (Its color, and the word it begins with)
    to fix    did you mean "booked up"?
`,
  ],
  [
    "changed hours of a day on which the notice doesn't show, and two of one day",
    notice({
      changedHours: [
        ...iceStorm.changedHours,
        { date: "2025-06-01", hours: "Closed" },
        { date: "2025-06-02", hours: "Closed" },
      ],
    }),
    `
data/notice.json
  line 13 · notice 2025-06-01T09:00 · changedHours (2nd).date
    found     "2025-06-01"
    expected  each day once (The day, 2027-01-13; for example "2025-01-31")
    to fix    write another day, or delete one of the two entries
  line 17 · notice 2025-06-01T09:00 · changedHours (3rd).date
    found     "2025-06-02"
    expected  a day on which the notice shows, from 2025-06-01 to 2025-06-01 (The day, 2027-01-13; for example "2025-01-31")
    to fix    write one of these days, or change from or until
`,
  ],
  [
    "changed hours that aren't hours",
    notice({ changedHours: [{ date: "2025-06-01", hours: "10am - 2pm" }] }),
    `
data/notice.json
  line 10 · notice 2025-06-01T09:00 · changedHours (1st).hours
    found     "10am - 2pm"
    expected  hours like 10:00 am to 6:00 pm, or Closed (10:00 am to 6:00 pm, or Closed; for example "10:00 am to 6:00 pm")
`,
  ],
  [
    "two notices",
    notices(iceStorm, { ...iceStorm, from: "2025-06-01T10:00" }),
    `
data/notice.json
  line 14 · notice 2025-06-01T10:00
    found     the 2nd record of the file
    expected  at most 1 record
    to fix    delete it, or the one before it
`,
  ],
];

describe("a notice", () => {
  it.each(cases)("is refused as %s", async (_, change, says) => {
    expect(await readErrors(change)).toBe(says);
  });

  it("without one is neither refused nor warned of", async () => {
    expect(await checkChanged(notice({}))).toEqual({ errors: [], warnings: [], notes: [] });
  });

  it.each<[string, Change, string, object[]]>([
    ["that is over", notice({}), "2025-06-02", [{ topic: "ended", field: "until" }]],
    ["on its last day", notice({}), "2025-06-01", []],
    ["that is still to come", notice({}), "2025-05-01", []],
    [
      "that calls an open shop closed",
      notice({ changedHours: undefined }),
      "2025-06-01",
      [{ topic: "unfollowed", field: "kind" }],
    ],
    [
      "that says something else than closed",
      notice({ kind: "late", changedHours: undefined }),
      "2025-06-01",
      [],
    ],
    [
      "about a closed day of the calendar",
      all(
        notice({ changedHours: undefined }),
        write("data/closed-days.json", '[{ "name": "Inventory", "date": "June 1" }]'),
      ),
      "2025-06-01",
      [],
    ],
  ])("%s is no error, and this is warned of", async (_, change, today, expected) => {
    const { errors, warnings } = await checkChanged(change, today);
    expect(errors).toEqual([]);
    expect(warnings).toEqual(expected.map((warning) => expect.objectContaining(warning) as object));
  });
});
