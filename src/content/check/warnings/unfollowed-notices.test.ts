import {
  all,
  checkChanged,
  readErrors,
  write,
  type BadInput,
  type Change,
} from "../../../../test/content-check/check-files";

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
    "ends before it starts",
    notice({ until: "2025-06-01T08:00" }),
    'data/notice.json until | "June 1, 2025 8 am" | a time after “Shows from” | write a later time, or choose an earlier one in “Shows from”',
  ],
  [
    "has a time zone",
    notice({ until: "2025-06-01T18:00Z" }),
    `data/notice.json until | "2025-06-01T18:00Z" | a day and time without a time zone, like 2026-01-31T09:00: the shop's clock counts`,
  ],
  [
    "has changed hours outside its days, or twice for a day",
    notice({
      changedHours: [
        ...iceStorm.changedHours,
        { date: "2025-06-01", hours: "Closed" },
        { date: "2025-06-02", hours: "Closed" },
      ],
    }),
    [
      'data/notice.json changedHours (2nd).date | "June 1, 2025" | a day that no other entry has | write another day, or delete one of the two entries',
      'data/notice.json changedHours (3rd).date | "June 2, 2025" | a day on which the notice shows, from June 1, 2025 to June 1, 2025 | write one of these days, or change when the notice shows',
    ],
  ],
  [
    "isn't the only notice",
    notices(iceStorm, { ...iceStorm, from: "2025-06-01T10:00" }),
    "data/notice.json:14 | the 2nd record of the file | at most 1 record",
  ],
];

describe("a notice", () => {
  it.each(cases)("is refused if it %s", async (_, change, errors) => {
    expect(await readErrors(change)).toEqual([errors].flat());
  });

  it("without these mistakes has no error and no warning", async () => {
    expect(await checkChanged(notice({}))).toEqual({ errors: [], warnings: [], notes: [] });
  });

  it.each<[string, object[], Change, string]>([
    ["that has ended", [{ field: "until" }], notice({}), "2025-06-02"],
    ["on its last day", [], notice({}), "2025-06-01"],
    ["that starts later", [], notice({}), "2025-05-01"],
    [
      "with the kind “closed” on an open day",
      [{ field: "kind" }],
      notice({ changedHours: undefined }),
      "2025-06-01",
    ],
    ["with another kind", [], notice({ kind: "late", changedHours: undefined }), "2025-06-01"],
    [
      "on a closed day",
      [],
      all(
        notice({ changedHours: undefined }),
        write("data/closed-days.json", '[{ "name": "Inventory", "date": "June 1" }]'),
      ),
      "2025-06-01",
    ],
  ])("%s has no error, and the warnings %j", async (_, expected, change, today) => {
    const { errors, warnings } = await checkChanged(change, today);
    expect(errors).toEqual([]);
    expect(warnings).toEqual(expected.map((warning) => expect.objectContaining(warning) as object));
  });
});
