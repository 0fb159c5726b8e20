import fc from "fast-check";
import { readByGatsby } from "../../../../test/builders/text-node";
import { readFrontMatter } from "./read-front-matter";

const read = (text: string) => readFrontMatter("a.mdx", text);

const plain = '---\ntitle: "Mud"\ntags: [paws]\n---\n\nA text.\n\n---\n\nMore.\n';

test.each([
  ["the editor's format", plain],
  ["a byte order mark and Windows line endings", `\uFEFF${plain.replaceAll("\n", "\r\n")}`],
  ["spaces and a tab after each ---", plain.replaceAll(/---\n(?=t|\nA)/g, "---  \t\n")],
  ["the name of the language", plain.replace("---", "--- YML ")],
  ["comments", plain.replace("title", "# the heading\ntitle")],
])("a file with %s is read, also by Gatsby", (_, text) => {
  const { value, errors, body = "" } = read(text);
  expect(errors).toEqual([]);
  expect(value).toEqual({ title: "Mud", tags: ["paws"] });
  expect(body.trim()).toBe("A text.\n\n---\n\nMore.");
  expect(readByGatsby(text).frontmatter).toEqual(value);
});

test("lines are counted from the file's start", () => {
  const { lineOf, bodyLine } = read("---\ntitle: Mud\n\ntags: [a, b]\n---");
  expect([["title"], ["tags", 1], ["draft"]].map(lineOf)).toEqual([2, 4, 2]);
  expect(bodyLine).toBe(6);
});

test("only booleans aren't texts", () => {
  const texts =
    "2026-05-01|24:7|012|~|null|0x1F|1_000|-.5|yes|OFF|+1 512 555 0142|=|<<|It's 5 o'clock";
  for (const text of texts.split("|"))
    expect(read(`---\na: ${text}\n---\n`).value).toEqual({ a: text });
  const { value } = read('---\na: true\nb:\nc: "true"\n---\n');
  expect(value).toEqual({ a: true, b: "", c: "true" });
});

const piece = fc.oneof(
  fc.constantFrom(..."\n|\r\n|\t| |title: |tags: |- |[|]|{|}|,|\"|'|''|#| #".split("|")),
  fc.constantFrom("---", "...", "&a ", "*a", "!x ", "|\n ", "> ", ": ", "? ", "~", "@", "`", "\\"),
  fc.string({ maxLength: 6 }),
);

function bodyByGatsby(text: string, otherwise: string): string {
  try {
    return readByGatsby(text).body;
  } catch {
    return otherwise;
  }
}

test("Gatsby reads the same text from each accepted file", () => {
  const isKnown = (value: unknown) => Object.keys(value as object).every((key) => /^t/.test(key));
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), fc.array(piece, { maxLength: 4 }), (a, b) => {
      const text = `---\n${a.join("")}\n---\n${b.join("")}`;
      const { value, errors, body = "" } = read(text);
      // Unknown fields, and what only Gatsby can't parse, are separate errors.
      if (errors.length > 0 || !isKnown(value)) return;
      expect(bodyByGatsby(text, body).replaceAll("\r\n", "\n").trim()).toBe(body.trim());
    }),
    { seed: 1, numRuns: Number(process.env.PROPERTY_RUNS ?? 2000) },
  );
});
