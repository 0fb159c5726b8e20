import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { collectionOfFile } from "../../content/model/collection-of-file";
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

test.each([
  [
    "writes a date in quotes, because Gatsby needs them",
    { day: "2026-05-01" },
    'day: "2026-05-01"\n',
  ],
  ["writes a list on one line", { tags: ["a b", "c"] }, "tags: [a b, c]\n"],
  [
    "writes a long text on one line",
    { preview: "word ".repeat(60).trim() },
    `preview: ${"word ".repeat(60).trim()}\n`,
  ],
  [
    "writes a text with YAML syntax in quotes",
    { title: "Fleas: a list" },
    'title: "Fleas: a list"\n',
  ],
])("%s", (_, head, expected) => {
  expect(article.toFile({ ...head, body: "Text" })).toBe(`---\n${expected}---\n\nText\n`);
});

const post = "---\ntitle: Mud\ntags: [a]\n---\n\nA text.\n";

test.each([
  ["Windows line endings", post.replaceAll("\n", "\r\n")],
  ["a byte order mark", `\uFEFF${post}`],
  ["a space after ---", post.replaceAll("---", "--- ")],
  ["no empty line below the front matter", post.replace("\n\n", "\n")],
])("a text with %s is read, and written in the editor's format", (_, text) => {
  const { fromFile, toFile } = article;
  expect(fromFile(text)).toEqual({ title: "Mud", tags: ["a"], body: "A text." });
  expect(toFile(fromFile(text))).toBe(post);
});

test.each([
  ["mdx", "A text."],
  ["mdx", ""],
  ["mdx", "---js\n{}\n---\n"],
  ["mdx", "---\ntitle: a: b\n---\n"],
  ["json", ""],
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
    expect(fromFile(toFile({ title, tags: [title], body: "" }))).toEqual({
      title,
      tags: [title],
      body: "",
    });
  },
);
