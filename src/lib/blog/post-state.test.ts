import { todayInAustin } from "../local-time";
import { postState } from "./post-state";

describe("postState", () => {
  it.each([
    ["2025-01-15", undefined, "published"],
    ["2025-01-15", null, "published"],
    ["2025-01-15", false, "published"],
    ["2025-01-16", false, "scheduled"],
    ["2025-01-14", true, "draft"],
    ["2025-01-16", true, "draft"],
  ] as const)("of %s, draft: %s, on January 15: %s", (datePublished, draft, state) => {
    expect(postState({ datePublished, draft }, "2025-01-15")).toBe(state);
  });

  it.each([
    ["2025-01-15T05:59:59Z", "scheduled"],
    ["2025-01-15T06:00:00Z", "published"],
    ["2025-07-15T04:59:59Z", "scheduled"],
    ["2025-07-15T05:00:00Z", "published"],
  ])("changes at midnight in Austin, not at the builder's: %s", (now, state) => {
    const datePublished = now.slice(0, 10);
    expect(postState({ datePublished }, todayInAustin(new Date(now)))).toBe(state);
  });
});
