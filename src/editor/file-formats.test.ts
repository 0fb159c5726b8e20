import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileFormats } from "./file-formats";

const root = "test/site";

const files = readdirSync(root, { recursive: true })
  .map(String)
  .filter((path) => /\.(json|mdx)$/.test(path));

const formatOf = (path: string) => {
  const format = fileFormats.find(({ extension }) => path.endsWith(`.${extension}`));
  if (!format) throw new Error(`no format for ${path}`);
  return format;
};

test.each(files)("%s is written as it was", (path) => {
  const { fromFile, toFile } = formatOf(path);
  const text = readFileSync(join(root, path), "utf8");
  expect(toFile(fromFile(text))).toBe(text);
});

test("a box that isn't ticked is left out", () => {
  expect(formatOf("a.json").toFile([{ id: 1, sample: false }])).toBe(
    '[\n  {\n    "id": 1\n  }\n]\n',
  );
});

test.each([
  ["a day is in quotes, which Gatsby needs", { day: "2026-05-01" }, 'day: "2026-05-01"\n'],
  ["a list stands on one line", { tags: ["a b", "c"] }, "tags: [a b, c]\n"],
  [
    "so does a long text",
    { preview: "word ".repeat(60).trim() },
    `preview: ${"word ".repeat(60).trim()}\n`,
  ],
  [
    "words that mean something in YAML are in quotes",
    { title: "Fleas: a list" },
    'title: "Fleas: a list"\n',
  ],
])("%s", (_, head, expected) => {
  expect(formatOf("a.mdx").toFile({ ...head, body: "Text" })).toBe(`---\n${expected}---\n\nText\n`);
});
