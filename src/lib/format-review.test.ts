import { formatReviewSource, reviewSourcePattern } from "./format-review";

test.each([
  ["Google", true, "on Google"],
  ["Elgin's Own Board", true, "on Elgin's Own Board"],
  ["Über Dogs", true, "on Über Dogs"],
  ["1-800-Paws", true, "on 1-800-Paws"],
  ["in the shop", true, "in the shop"],
  ["by email", true, "by email"],
  ["google", false, "google"],
  ["inside", false, "inside"],
])("%s: accepted %s, read as %s", (place, isAccepted, words) => {
  expect(reviewSourcePattern.test(place)).toBe(isAccepted);
  expect(formatReviewSource(place)).toBe(words);
});
