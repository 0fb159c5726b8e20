import { freeName, slugFrom } from "./slugs";

const slugs: [words: string, slug: string][] = [
  ["Five Tips for Muddy Paws", "five-tips-for-muddy-paws"],
  ["  What's 20% off? (May & June) ", "whats-20-off-may-june"],
  ["Dana’s Café — Grüße", "danas-cafe-gru-e"],
  ["IMG_4032", "img-4032"],
  ["...", ""],
  ["犬の日", ""],
  [`${"long ".repeat(20)}end`, "long-long-long-long-long-long-long-long-long-long-long-long"],
  ["x".repeat(80), "x".repeat(60)],
];

describe("slugFrom", () => {
  it.each(slugs)("makes %j the name %j", (words, slug) => expect(slugFrom(words)).toBe(slug));
});

describe("freeName", () => {
  it.each([
    ["corgi", [], "corgi"],
    ["corgi", ["Corgi"], "corgi-2"],
    ["corgi", ["corgi", "corgi-2", "corgi-4"], "corgi-3"],
  ])("makes %s beside %j %s", (name, taken, free) => expect(freeName(name, taken)).toBe(free));
});
