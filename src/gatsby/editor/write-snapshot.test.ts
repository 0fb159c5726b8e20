import { toPublicText } from "./write-snapshot";

const post = (fields: string) =>
  `---\n# a note\ntitle: Ticks\ndatePublished: 2026-05-01\n${fields}---\n\nShort grass {/* ask Ann */}helps.\n`;

const publish = (text: string, today = "2026-06-01") =>
  toPublicText("content/blog/ticks/index.mdx", text, today);

test("a published post is in the snapshot, without comments", () => {
  expect(publish(post(""))).toBe(
    '---\ntitle: Ticks\ndatePublished: "2026-05-01"\n---\n\nShort grass helps.\n',
  );
});

test("a draft, and a post of a later date, aren't", () => {
  expect(publish(post("draft: true\n"))).toBeUndefined();
  expect(publish(post(""), "2026-04-30")).toBeUndefined();
});

test("a broken file is there as it is, so that the editor opens", () => {
  const broken = "---\ntitle: Ticks\n";
  expect(publish(broken)).toBe(broken);
});

test("a file that no collection has isn't", () => {
  expect(toPublicText("data/notes.json", "[]", "2026-06-01")).toBeUndefined();
});
