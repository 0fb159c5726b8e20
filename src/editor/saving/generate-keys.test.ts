import { generatedKey, generateKeys } from "./generate-keys";

test.each([
  [
    "words of the question",
    "faq",
    [{ question: "Do you groom cats?" }],
    [[0, "do-you-groom-cats"]],
  ],
  ["another where they are taken", "faq", [{ id: "cats" }, { question: "Cats?" }], [[1, "cats-2"]]],
  [
    "a different one for each",
    "faq",
    [{ question: "A" }, { question: "A" }],
    [
      [0, "a"],
      [1, "a-2"],
    ],
  ],
  ["something for a record without a name", "promotions", [{ terms: "-" }], [[0, "entry"]]],
  ["the next number", "reviews", [{ id: 7 }, { text: "Good" }], [[1, 8]]],
  ["nothing where all have one", "reviews", [{ id: 7 }], []],
  ["nothing where records have no such key", "closedDays", [{ name: "Vacation" }], []],
] as const)("%s", (_, collection, records, expected) => {
  expect(generateKeys(collection, records)).toEqual(expected);
});

test("a fact's id is chosen by whoever writes texts with it", () => {
  expect(generatedKey("facts")).toBeUndefined();
});
