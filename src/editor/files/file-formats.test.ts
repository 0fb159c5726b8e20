import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { collectionOfFile } from "../../content/model/collections";
import { fileFormat } from "./file-formats";

const root = "test/site";

const files = readdirSync(root, { recursive: true })
  .map(String)
  .filter((path) => /\.(json|mdx)$/.test(path));

const formatOf = (path: string) => fileFormat(collectionOfFile(path) ?? "faq");

const article = fileFormat("posts");
const list = fileFormat("faq");

test.each(files)("%s is written unchanged", (path) => {
  const { fromFile, toFile } = formatOf(path);
  const text = readFileSync(join(root, path), "utf8");
  expect(toFile(fromFile(text))).toBe(text);
});

test("an unchecked checkbox is left out", () => {
  expect(list.toFile([{ id: 1, sample: false }])).toBe('[\n  {\n    "id": 1\n  }\n]\n');
});

test("front matter has quotes where other programs need them, and one line for each field", () => {
  const preview = "word ".repeat(60).trim();
  const head = { day: "2026-05-01", tags: ["a b", "c"], preview, title: "Fleas: a list" };
  expect(article.toFile({ ...head, body: "Text" })).toBe(
    `---\ntitle: "Fleas: a list"\npreview: ${preview}\ntags: [a b, c]\nday: "2026-05-01"\n---\n\nText\n`,
  );
});

test.each([
  ["mdx", "A text."],
  ["mdx", "---\ntitle: a: b\n---\n"],
  ["json", "[{]"],
  ["json", '[{ "id": 1, "id": 2 }]'],
  ["json", '{ "id": 1 }'],
])("reading a .%s file with %j throws", (extension, text) => {
  const { fromFile } = extension === "mdx" ? article : list;
  expect(() => fromFile(text)).toThrow();
});

test.each(["24:7", "2026-05-01", "012", "yes", "null", "1_000", "~", "= 5", "- a", "a: b", "#1"])(
  "the text %s is read as it was written",
  (title) => {
    const { fromFile, toFile } = article;
    const content = { title, tags: [title], body: "" };
    expect(fromFile(toFile(content))).toEqual(content);
  },
);
