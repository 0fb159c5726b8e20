import { generatedKey, generateKeys } from "./generate-keys";

test.each([
  ["the question's words", "faq", [{ question: "Do you groom cats?" }], [[0, "do-you-groom-cats"]]],
  [
    "the words with a number if they are taken",
    "faq",
    [{ id: "cats" }, { question: "Cats?" }],
    [[1, "cats-2"]],
  ],
  [
    "a different key for each record",
    "faq",
    [{ question: "A" }, { question: "A" }],
    [
      [0, "a"],
      [1, "a-2"],
    ],
  ],
  ["a default for a record without a name", "promotions", [{ terms: "-" }], [[0, "entry"]]],
  ["the next number", "reviews", [{ id: 7 }, { text: "Good" }], [[1, 8]]],
  ["nothing if all records have a key", "reviews", [{ id: 7 }], []],
  ["nothing for records without generated keys", "closedDays", [{ name: "Vacation" }], []],
] as const)("generates %s", (_, collection, records, expected) => {
  expect(generateKeys(collection, records)).toEqual(expected);
});

test("generates no id for facts, because the owner chooses them", () => {
  expect(generatedKey("facts")).toBeUndefined();
});
