import { readFileSync } from "node:fs";
import { collectionNames } from "../../content/model/names";
import { collections } from "../../content/model/collections";
import { describeFound, type ErrorText } from "../../content/check/errors";
import { findErrors, toOwnerMessage } from "./check-project";

const addresses = { routes: ["/", "/services/", "/faq/"], files: [] };
const post = "content/blog/ticks/index.mdx";

/** The front matter of a post of the test site. */
const [head = ""] =
  /^---\n[^]*?\n---\n/.exec(readFileSync("test/site/content/blog/flea-alert/index.mdx", "utf8")) ??
  [];

/** A post with a text and an additional field. */
const article = (body: string, field = "") => `${head.replace("\n", `\n${field}`)}\n${body}\n`;

/** The test site with an additional post. */
const files = new Map([
  ...collectionNames
    .filter((name) => collections[name].kind !== "mdx")
    .map((name) => collections[name].source)
    .map((source) => [source, readFileSync(`test/site/${source}`, "utf8")] as const),
  [post, article("Short grass has fewer.")] as const,
]);

const errorsOf = (path: string, text: string, texts: ReadonlyMap<string, string> = files) =>
  findErrors(texts, path, text, addresses, "2026-06-01");

const found = (...parameters: Parameters<typeof errorsOf>) =>
  errorsOf(...parameters).map(describeFound);

const edited = (path: string, change: (records: Record<string, unknown>[]) => unknown) => {
  const records = JSON.parse(files.get(path) ?? "") as Record<string, unknown>[];
  return JSON.stringify(change(records) ?? records);
};

test.each([
  ["a link to no page", "[Prices](/servces/)", ["the link /servces/, which leads to no page"]],
  ["a link to a page", "[Prices](/services/)", []],
  ["an unknown fact", "{nope}", ['the fact "nope"']],
  ["a link to itself", "[Here](/blog/ticks/)", []],
  ["a drawing", "![A pink towel](towel.svg)", ['the picture "towel.svg"']],
])("checks a post with %s", (_, body, errors) => {
  expect(found(post, article(body))).toEqual(errors);
});

test("a saved post can be linked; a draft can't", () => {
  const other = "content/blog/fleas/index.mdx";
  const link = article("[Ticks](/blog/ticks/)");
  expect(found(other, link)).toEqual([]);
  const withDraft = new Map(files).set(post, article("Short.", "draft: true\n"));
  expect(found(other, link, withDraft)).toHaveLength(1);
});

test("a fact that a text uses can't be deleted; an old error elsewhere doesn't prevent saving", () => {
  const text = article("From {minimum-age} on");
  const all = new Map(files).set(post, text);
  const without = edited("data/facts.json", (facts) =>
    facts.filter(({ id }) => id !== "minimum-age"),
  );
  expect(found("data/facts.json", without, all)).toContain('the fact "minimum-age"');
  const broken = new Map(files).set(post, article("[Prices](/servces/)"));
  expect(found("data/facts.json", files.get("data/facts.json") ?? "", broken)).toEqual([]);
});

test("a day that is over is refused if this edit has added or changed it", () => {
  const path = "data/closed-once.json";
  const vacation = (...dates: string[]) =>
    JSON.stringify(dates.map((date) => ({ name: "Vacation", date })));
  const old = new Map(files).set(path, vacation("May 1, 2025", "May 2, 2025"));
  const refused = (...dates: string[]) => found(path, vacation(...dates), old);
  expect(refused("June 1, 2026", "May 2, 2025")).toEqual([]);
  expect(refused("May 1, 2025", "May 2, 2025", "May 31, 2026")).toEqual(['"May 31, 2026"']);
  expect(errorsOf(path, vacation("May 3, 2025"), old).map(toOwnerMessage)).toEqual([
    "Closed once, “May 3, 2025: Vacation”, Date: “May 3, 2025” can’t be used here. Write a day or month that isn’t over.",
  ]);
});

test("an old error in the same file prevents saving, with the label in the editor's lists", () => {
  const other = "content/blog/fleas/index.mdx";
  const [, title = ""] = /^title: "?(.*?)"?$/m.exec(head) ?? [];
  const lost = article("A caf\ufffd visit.");
  expect(errorsOf(other, lost, new Map(files).set(other, lost))).toMatchObject([
    { record: `Blog posts, “${title}”`, found: expect.stringContaining("U+FFFD") as string },
  ]);
});

test.each<[ErrorText & { file?: string; field?: string }, message: string]>([
  [
    { file: "data/prices.json", field: "sizes.2.long", code: "value", found: -5, expected: "35" },
    "“Bath”, Sizes 2 > Long: -5 can’t be used here. Write 35.",
  ],
  [
    { field: "price.starting", code: "value", found: true, expected: "a number" },
    "“Bath”, Price > From: true can’t be used here. Write a number.",
  ],
  [
    { field: "name", code: "value", found: "", expected: "a name", fix: "for example Bath" },
    "“Bath”, Name: This field is empty. Write a name. For example Bath.",
  ],
  [
    { code: "value", found: "soon", expected: "a day like December 24" },
    "“Bath”: “soon” can’t be used here. Write a day like December 24.",
  ],
  [
    { code: "repeated", found: "Monday", firstLine: 3, expected: "another day for each record" },
    "“Bath”: “Monday” appears twice. Write another day for each record.",
  ],
  [
    { code: "draft", found: "ticks", expected: "a published post" },
    "“Bath”: “ticks” is a draft, which can’t be used here. Write a published post.",
  ],
  [
    { code: "no-text", expected: "the text that visitors read" },
    "“Bath”: The text is empty. Write the text that visitors read.",
  ],
  [
    { code: "unknown-link", found: "/nope/", expected: "a page" },
    "“Bath”: Found the link /nope/, which leads to no page. Expected a page. If it is new, wait until it is live.",
  ],
])("an error shows the form's labels: %j", (error, message) => {
  expect(toOwnerMessage({ file: "data/packages.json", record: "“Bath”", ...error })).toBe(message);
});
