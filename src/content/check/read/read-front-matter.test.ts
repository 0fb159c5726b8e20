import fc from "fast-check";
import { parseFrontmatter } from "gatsby-plugin-mdx/dist/frontmatter";
import { readFrontMatter } from "./read-front-matter";

const read = (text: string) => readFrontMatter("a.mdx", text);

let files = 0;

/** Parses a file as Gatsby's own plugin does in a build. Throws an error if it can't. */
const readByGatsby = (text: string) => parseFrontmatter(String((files += 1)), text);

const plain = '---\ntitle: "Mud"\ntags: [paws]\n---\n\nA text.\n\n---\n\nMore.\n';

/** Spellings of the same front matter by various programs. */
const accepted: [name: string, text: string][] = [
  ["the editor's format", plain],
  ["Windows line endings", plain.replaceAll("\n", "\r\n")],
  [
    "Windows line endings only in the front matter",
    plain.replaceAll(/\n(?=[^]*\n---\n\nA)/g, "\r\n"),
  ],
  ["a byte order mark", `\uFEFF${plain}`],
  ["a byte order mark and Windows line endings", `\uFEFF${plain.replaceAll("\n", "\r\n")}`],
  ["a space after the first ---", plain.replace("---", "--- ")],
  ["spaces and a tab after each ---", plain.replaceAll(/---\n(?=t|\nA)/g, "---  \t\n")],
  ["the name of the language", plain.replace("---", "---yaml")],
  ["the short name of the language in capitals", plain.replace("---", "--- YML ")],
  ["empty lines before it", `\n\n${plain}`],
  ["a byte order mark and empty lines before it", `\uFEFF\r\n  \r\n${plain}`],
  ["comments", plain.replace("title", "# the heading\ntitle")],
  ["no line ending after the last line", plain.trimEnd()],
];

test.each(accepted)("a file with %s is read, also by Gatsby", (_, text) => {
  const { value, errors, body = "" } = read(text);
  expect(errors).toEqual([]);
  expect(value).toEqual({ title: "Mud", tags: ["paws"] });
  expect(body.trim()).toBe("A text.\n\n---\n\nMore.");
  expect(() => readByGatsby(text)).not.toThrow();
});

test("the second --- can end the file, and lines are counted from the file's start", () => {
  const { value, body, bodyLine, lineOf } = read("\n---\ntitle: Mud\n\ntags: [a, b]\n---");
  expect(value).toEqual({ title: "Mud", tags: ["a", "b"] });
  expect({ body, bodyLine }).toEqual({ body: "", bodyLine: 7 });
  expect([["title"], ["tags", 1], ["draft"]].map(lineOf)).toEqual([3, 5, 3]);
});

test.each([
  "2026-05-01",
  "2026-05-01T10:00:00Z",
  "24:7",
  "12:30:45",
  "012",
  "0o17",
  "0x1F",
  "0b11",
  "1_000",
  "1e3",
  "-.5",
  ".inf",
  "yes",
  "No",
  "on",
  "OFF",
  "2026",
  "+1 512 555 0142",
  "=",
  "<<",
  "It's 5 o'clock",
  "Feet, Face & Fanny",
])("%s without quotes is a text", (text) => {
  expect(read(`---\ntitle: ${text}\n---\n`).value).toEqual({ title: text });
  const inList = text.replaceAll(",", " ");
  expect(read(`---\ntags: [${inList}, a]\n---\n`).value).toEqual({ tags: [inList, "a"] });
});

test.each<[text: string, value: unknown]>([
  ["true", true],
  ["False", false],
  ["null", null],
  ["~", null],
  ["", null],
  ['"true"', "true"],
  ["'2026'", "2026"],
])("%j is %j: only booleans and empty values aren't texts", (text, value) => {
  expect(read(`---\ndraft: ${text}\n---\n`).value).toEqual({ draft: value });
});

const piece = fc.oneof(
  fc.constantFrom(..."\n|\r\n|\t| |title: |tags: |- |[|]|{|}|,|\"|'|''|#| #".split("|")),
  fc.constantFrom("---", "...", "&a ", "*a", "!x ", "|\n ", "> ", ": ", "? ", "~", "@", "`", "\\"),
  fc.string({ maxLength: 6 }),
);

test("Gatsby reads the same text from each accepted file", () => {
  const isKnown = (value: unknown) => Object.keys(value as object).every((key) => /^t/.test(key));
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), fc.array(piece, { maxLength: 4 }), (a, b) => {
      const text = `---\n${a.join("")}\n---\n${b.join("")}`;
      const { value, errors, body = "" } = read(text);
      // Unknown fields are a separate error.
      if (errors.length > 0 || !isKnown(value)) return;
      expect(readByGatsby(text).body.replaceAll("\r\n", "\n").trim()).toBe(body.trim());
    }),
    { numRuns: Number(process.env.PROPERTY_RUNS ?? 2000) },
  );
});
