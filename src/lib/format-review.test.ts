import { avatarDogs, avatarIndex, formatReviewSource, reviewSourcePattern } from "./format-review";

test.each([
  ["Google", true, "on Google"],
  ["Elgin's Own Board", true, "on Elgin's Own Board"],
  ["Über Dogs", true, "on Über Dogs"],
  ["1-800-Paws", true, "on 1-800-Paws"],
  ["in the shop", true, "in the shop"],
  ["by email", true, "by email"],
  ["google", false, "google"],
  ["inside", false, "inside"],
])("the source %j is accepted: %s, and shown as %j", (source, isAccepted, text) => {
  expect(reviewSourcePattern.test(source)).toBe(isAccepted);
  expect(formatReviewSource(source)).toBe(text);
});

test("an award has a seal, and a review can name its dog", () => {
  const author = "Maria G.";
  const avatarOf = (choice: object) => [...avatarDogs, "award"][avatarIndex({ author, ...choice })];
  expect(avatarOf({ avatar: "corgi", award: "Best Wash 2025" })).toBe("award");
  expect(avatarOf({ avatar: "chihuahua", award: null })).toBe("chihuahua");
  expect(avatarOf({})).toBe(avatarOf({ avatar: null }));
});
