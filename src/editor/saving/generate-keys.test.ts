import { addKeys, generatedKey } from "./generate-keys";

test.each([
  ["the question's words", "faq", [{ question: "Do you groom cats?" }], ["do-you-groom-cats"]],
  [
    "the words with a number if they are taken",
    "faq",
    [{ id: "cats" }, { question: "Cats?" }, { question: "Cats!" }],
    ["cats", "cats-2", "cats-3"],
  ],
  ["a default for a record without a name", "promotions", [{ terms: "-" }], ["entry"]],
  ["the next number", "reviews", [{ id: 7 }, { text: "Good" }], [7, 8]],
  ["nothing for records without generated keys", "closedDays", [{ name: "Vacation" }], [undefined]],
] as const)("new records get %s", (_, collection, records, expected) => {
  const copies: Record<string, unknown>[] = structuredClone([...records]);
  addKeys(collection, copies);
  expect(copies.map(({ id }) => id)).toEqual(expected);
});

test("generates no id for facts, because the owner chooses them", () => {
  expect(generatedKey("facts")).toBeUndefined();
});
