import { editDistance, nearest } from "./nearest";

describe("editDistance", () => {
  it.each([
    ["", "", 0],
    ["bath", "bath", 0],
    ["bath", "bat", 1],
    ["bath", "baths", 1],
    ["atl", "alt", 1],
    ["groom", "bloom", 2],
  ])("is from %p to %p: %p", (from, to, distance) => {
    expect(editDistance(from, to)).toBe(distance);
  });
});

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
