import { publishMessage, publishState, savePage, type LiveVersion } from "./publish-state";

const time = Date.parse("2026-11-26T18:00:00Z");
const save = { commit: "mine", time };
const before: LiveVersion = { commit: "older", built: "2026-11-26T06:00:00Z" };
const after: LiveVersion = { commit: "later", built: "2026-11-26T18:04:00Z" };

test.each<[minutes: number, live: LiveVersion | undefined, state: string]>([
  [0, before, "waiting"],
  [2, undefined, "waiting"],
  [4, { commit: "mine" }, "live"],
  [4, before, "slow"],
  [4, undefined, "unknown"],
  [14, after, "slow"],
  [16, after, "newer"],
  [16, before, "late"],
  [16, { commit: "other" }, "late"],
])("%i minutes after a save, with %p live, its state is %p", (minutes, live, state) => {
  expect(publishState(save, live, time + minutes * 60_000)).toBe(state);
});

test("the owner reads when visitors see the save, and what to do if they don't", () => {
  expect(publishMessage("waiting", save)).toBe("Saved. Visitors see it in about 3 minutes.");
  expect(publishMessage("live", save)).toMatch(/^Visitors see what you saved at \d+:00\s[AP]M\.$/);
  expect(publishMessage("late", save)).toContain(
    "red cross to read what is wrong. Correct it and save again.",
  );
});

test.each([
  [{ provider: "github" }, "https://github.com/shop/site/commit/mine"],
  [{ provider: "gitlab" }, "https://gitlab.com/shop/site/-/commit/mine"],
  [
    { provider: "gitea", host: "https://git.shop.com" },
    "https://git.shop.com/shop/site/commit/mine",
  ],
] as const)("the page of a save at %p", (repository, url) => {
  expect(savePage({ name: "shop/site", branch: "main", ...repository }, save)).toBe(url);
});
