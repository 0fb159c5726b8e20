import { mergeVersions, type Difference } from "./merge-versions";

/** The paths of differences: `records/Monday/hours`. */
const pathsOf = (differences: Difference[]) =>
  differences.map(({ path }) =>
    path
      .map((step) => {
        if (typeof step === "string") return step;
        const { day, id, name } = (step.item ?? {}) as Record<string, string>;
        return day ?? id ?? name ?? String(step.item);
      })
      .join("/"),
  );

const week = (changes: Record<string, string>) => ({
  records: ["Monday", "Friday", "Saturday"].map((day) => ({ day, hours: changes[day] ?? "10" })),
});

const list = (...names: string[]) => names.map((id) => ({ id, price: 1 }));

const review = { text: "New", author: "Ada" };

type Case = [name: string, base: unknown, mine: unknown, theirs: unknown, merged: unknown];

const together: Case[] = [
  ["no change", { a: 1 }, { a: 1 }, { a: 1 }, { a: 1 }],
  ["a change only by me", { a: 1 }, { a: 2 }, { a: 1 }, { a: 2 }],
  ["a change only by the others", { a: 1 }, { a: 1 }, { a: 2 }, { a: 2 }],
  ["the same change by both", { a: 1 }, { a: 2 }, { a: 2 }, { a: 2 }],
  ["a change in different fields", { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1, b: 2 }, { a: 2, b: 2 }],
  ["a deleted and an added field", { a: 1, b: 1 }, { b: 1 }, { a: 1, b: 1, c: 1 }, { b: 1, c: 1 }],
  [
    "a change on different days",
    week({}),
    week({ Monday: "9" }),
    week({ Saturday: "Closed" }),
    week({ Monday: "9", Saturday: "Closed" }),
  ],
  [
    "a different record added by each",
    list("a"),
    list("a", "b"),
    list("c", "a"),
    list("c", "a", "b"),
  ],
  [
    "a record deleted by the others",
    list("a", "b"),
    list("a", "b", "c"),
    list("b"),
    list("b", "c"),
  ],
  [
    "a different record deleted by each",
    list("a", "b", "c"),
    list("a", "b"),
    list("b", "c"),
    list("b"),
  ],
  [
    "my order with their new record",
    list("a", "b", "c"),
    list("c", "a", "b"),
    list("a", "b", "c", "d"),
    list("c", "d", "a", "b"),
  ],
  [
    "their order with my new record",
    list("a", "b"),
    list("a", "b", "c"),
    list("b", "a"),
    list("b", "c", "a"),
  ],
  [
    "a new record without an id",
    list("a"),
    [review, ...list("a")],
    list("a", "b"),
    [review, ...list("a", "b")],
  ],
  [
    "a first record without an id",
    { records: [] },
    { records: [review] },
    { records: list("b") },
    { records: [review, ...list("b")] },
  ],
  ["a list of texts", ["a", "b"], ["a", "b", "c"], ["b"], ["b", "c"]],
  [
    "a change in nested lists",
    {
      sizes: [
        { size: "xs", price: 1 },
        { size: "s", price: 2 },
      ],
    },
    {
      sizes: [
        { size: "xs", price: 5 },
        { size: "s", price: 2 },
      ],
    },
    {
      sizes: [
        { size: "xs", price: 1 },
        { size: "s", price: 6 },
      ],
    },
    {
      sizes: [
        { size: "xs", price: 5 },
        { size: "s", price: 6 },
      ],
    },
  ],
  [
    "an empty list",
    { records: [] },
    { records: list("a") },
    { records: list("b") },
    { records: list("a", "b") },
  ],
];

test.each(together)("%s is merged without a conflict", (_, base, mine, theirs, merged) => {
  const merge = mergeVersions(base, mine, theirs);
  expect(merge.merged).toEqual(merged);
  expect(merge.conflicts).toEqual([]);
});

const apart: [...Case, conflicts: string[]][] = [
  ["one field", { a: 1 }, { a: 2 }, { a: 3 }, { a: 2 }, ["a"]],
  [
    "one day",
    week({}),
    week({ Monday: "9" }),
    week({ Monday: "11", Friday: "8" }),
    week({ Monday: "9", Friday: "8" }),
    ["records/Monday/hours"],
  ],
  ["a text", { body: "a" }, { body: "a b" }, { body: "a c" }, { body: "a b" }, ["body"]],
  [
    "a record that I deleted",
    list("a", "b"),
    list("a"),
    [...list("a"), { id: "b", price: 2 }],
    list("a"),
    ["b"],
  ],
  [
    "a record that they deleted",
    list("a", "b"),
    [...list("a"), { id: "b", price: 2 }],
    list("a"),
    [...list("a"), { id: "b", price: 2 }],
    ["b"],
  ],
  ["a list of equal texts", ["a", "a"], ["a"], ["a", "a", "b"], ["a"], [""]],
  ["an added field", {}, { a: 1 }, { a: 2 }, { a: 1 }, ["a"]],
  ["a list that is now a text", { a: [1] }, { a: "1" }, { a: [2] }, { a: "1" }, ["a"]],
];

test.each(apart)(
  "a change by both of %s is a conflict",
  (_, base, mine, theirs, merged, conflicts) => {
    const merge = mergeVersions(base, mine, theirs);
    expect(merge.merged).toEqual(merged);
    expect(pathsOf(merge.conflicts)).toEqual(conflicts);
  },
);

test("the others' changes are listed with their path, old and new value", () => {
  const { theirs } = mergeVersions(week({}), week({}), week({ Saturday: "Closed" }));
  expect(pathsOf(theirs)).toEqual(["records/Saturday/hours"]);
  expect(theirs[0]).toMatchObject({ base: "10", theirs: "Closed" });
});
