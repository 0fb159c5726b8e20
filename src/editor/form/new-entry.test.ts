import { newEntryValues } from "./new-entry";

const now = new Date("2026-11-27T03:00:00Z"); // still November 26 in Austin

const toEntry = (content: object) => ({ locales: { _default: { content: { ...content } } } });

test("a new post has today's dates and the author of the newest post", () => {
  const entries = [
    toEntry({ author: "Ada", datePublished: "2026-02-01" }),
    toEntry({ author: "Grace", datePublished: "2026-10-01" }),
    toEntry({ author: "Edith", datePublished: "2025-12-31" }),
  ];
  const today = "2026-11-26";
  expect(newEntryValues(entries, now)).toEqual({
    datePublished: today,
    lastModified: today,
    author: "Grace",
  });
});

test("the first post has no author yet", () => {
  expect(newEntryValues([], now)).toMatchObject({ author: "" });
});
