import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileFormats } from "../files/file-formats";
import { compareForm, compareWritten } from "./compare-form";

const field = (path: string, value: string, isNumber = false) => ({ path, value, isNumber });

describe("a form's field and the data to save", () => {
  const data = { title: "A day ", price: 18.5, records: [{ name: "Ann" }, { stars: 5 }], body: "" };

  test.each([
    field("title", "A day"),
    field("price", "18.50", true),
    field("records.0.name", "Ann"),
    field("records.1.name", ""),
    field("records.1.stars", "5", true),
    field("records.2.stars", "", true),
  ])("match: %j", (shownField) => {
    expect(compareForm([shownField], data)).toEqual([]);
  });

  test.each([
    [field("title", "A days"), "A day "],
    [field("price", "85,50", true), "18.5"],
    [field("price", "", true), "18.5"],
    [field("records.1.name", "Ben"), ""],
    [field("records.1.stars", "0", true), "5"],
  ])("differ: %j", (shownField, saved) => {
    expect(compareForm([shownField], data)).toEqual([
      { path: shownField.path, shown: shownField.value, saved },
    ]);
  });
});

test.each<[string, unknown, unknown, string[]]>([
  ["nothing", { a: "x", b: [1] }, { a: "x", b: [1] }, []],
  ["empty fields and unchecked checkboxes", { a: "", b: false, c: [], d: {} }, {}, []],
  ["line endings", { a: "x\r\ny\n" }, { a: "x\ny" }, []],
  ["a field", { a: "x", b: 1 }, { a: "x" }, ["b"]],
  ["a letter", { a: "A x" }, { a: "x" }, ["a"]],
  ["a type", { a: "2026-05-01" }, { a: 20260501 }, ["a"]],
  ["a record", [{ name: "Ann" }, { name: "Ben" }], [{ name: "Ann" }], ["1.name"]],
  ["a nested field", { price: { from: 1, to: 0 } }, { price: { from: 1 } }, ["price.to"]],
  ["an unexpected record", [], [{ name: "Ann" }], ["0"]],
])("compares the expected and the written data: %s", (_, expected, written, paths) => {
  const found = compareWritten(expected, written).map(({ path }) => path);
  expect(found).toEqual(paths);
});

const files = readdirSync("test/site", { recursive: true })
  .map((path) => join("test/site", String(path)))
  .filter((path) => /\.(json|mdx)$/.test(path));

test.each(files)("%s is written without a loss", (path) => {
  const format = fileFormats.find(({ extension }) => path.endsWith(`.${extension}`));
  const content = format?.fromFile(readFileSync(path, "utf8")) ?? {};
  expect(compareWritten(content, format?.fromFile(format.toFile(content)))).toEqual([]);
});
