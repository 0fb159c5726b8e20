import { postState } from "./post-state";

describe("postState", () => {
  it.each([
    ["2025-01-15", undefined, "published"],
    ["2025-01-15", null, "published"],
    ["2025-01-15", false, "published"],
    ["2025-01-16", false, "scheduled"],
    ["2025-01-14", true, "draft"],
    ["2025-01-16", true, "draft"],
  ] as const)("on January 15, a post of %s with draft: %s is %s", (datePublished, draft, state) => {
    expect(postState({ datePublished, draft }, "2025-01-15")).toBe(state);
  });
});
