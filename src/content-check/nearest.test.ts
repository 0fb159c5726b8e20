import { nearest } from "./nearest";

describe("nearest", () => {
  it.each([
    ["atl", ["name", "alt"], "alt"],
    ["Nail Trim", ["nail-trim", "ear-cleaning"], "nail-trim"],
    ["small", ["xs", "medium"], undefined],
    ["anything", [], undefined],
  ])("takes %p among %p for %p", (word, candidates, expected) => {
    expect(nearest(word, candidates)).toBe(expected);
  });
});
