import type { ContentError } from "./content-error";
import { formatErrors, formatWarnings, showLines } from "./format-report";
import type { Warning } from "./warning";

const words = { found: '"18"', expected: "a number", fix: "write 18, without quotes" };
const error: ContentError = {
  file: "data/walk-in.json",
  line: 5,
  record: "service nail-trim",
  field: "price",
  ...words,
};
const missing: ContentError = { file: "data/faq.json", ...words };

const repeated = Array.from({ length: 27 }, (_, index): Warning => ({
  topic: "repeated",
  file: "data/reviews.json",
  line: 7 + 2 * index,
  message: "an old story",
}));

describe("formatErrors", () => {
  it("groups errors by file and ends with a summary", () => {
    expect(formatErrors([missing, error, { ...error, line: 9 }])).toBe(
      [
        "data/faq.json",
        '    found     "18"',
        "    expected  a number",
        "    to fix    write 18, without quotes",
        "",
        "data/walk-in.json",
        "  line 5 · service nail-trim · price",
        '    found     "18"',
        "    expected  a number",
        "    to fix    write 18, without quotes",
        "  line 9 · service nail-trim · price",
        '    found     "18"',
        "    expected  a number",
        "    to fix    write 18, without quotes",
        "",
        "3 errors in 2 files. Nothing was built; fix them and run it again.",
      ].join("\n"),
    );
  });

  it("counts one error as one", () => {
    expect(formatErrors([error])).toMatch(/^1 error in 1 file\. /m);
  });

  it("writes nothing for no errors", () => {
    expect(formatErrors([])).toBe("");
  });

  it("colours nothing unless asked", () => {
    expect(formatErrors([error])).not.toContain("\u001B");
  });
});

const unread: Warning = { topic: "unread", file: "data/old.json", message: "nothing reads it" };

describe("formatWarnings", () => {
  it("counts by kind and file, and begins with what visitors would see", () => {
    const post: Warning = { topic: "small", file: "content/blog/teeth/cover.jpg", message: "few" };
    expect(formatWarnings([...repeated, post, unread])).toBe(
      [
        "Files that nothing reads (1)",
        "  data/old.json: 1",
        "Pictures that will look blurred (1)",
        "  content/blog: 1",
        "Reviews with the same text (27)",
        "  data/reviews.json: 27 (lines 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, …)",
        "",
        "29 warnings, none of which stops a build. In detail: npm run check -- --all",
      ].join("\n"),
    );
  });

  it("lists each of them with all there is to say, if asked", () => {
    const written = formatWarnings([...repeated, unread], { all: true }).split("\n");
    expect(
      written.filter((line) => /^ {2}data\/reviews\.json:\d+: an old story$/.test(line)),
    ).toHaveLength(27);
    expect(written).toContain("  data/old.json: nothing reads it");
    expect(written.at(-1)).toBe("28 warnings, none of which stops a build.");
  });

  it("lists a few of them at once", () => {
    const written = formatWarnings([unread]);
    expect(written).toContain("  data/old.json: nothing reads it");
    expect(written).not.toContain("--all");
  });

  it("fits on a screen, however many places there are", () => {
    const many = Array.from({ length: 50 }, (_, index): Warning => ({
      topic: "unread",
      file: `data/${index}.json`,
      message: "no part of the site reads it",
    }));
    expect(formatWarnings(many).split("\n")).toHaveLength(10);
    expect(formatWarnings(many)).toContain("  and 44 more");
  });

  it.each([
    [[3], "3"],
    [[3, 4, 5, 9], "3-5, 9"],
    [[9, 3, 3], "3, 9"],
  ])("shows the lines %p as %p", (lines, shown) => {
    expect(showLines(lines)).toBe(shown);
  });
});
