import type { Fault } from "./fault";
import { formatFaults } from "./format-faults";
import { formatNotices, formatNoticeSummary, showLines } from "./format-notices";
import type { Notice } from "./notice";

const words = { found: '"18"', expected: "a number", mend: "write 18, without quotes" };
const fault: Fault = {
  file: "data/walk-in.json",
  line: 5,
  record: "service nail-trim",
  field: "price",
  ...words,
};
const missing: Fault = { file: "data/faq.json", ...words };

const samples = Array.from({ length: 27 }, (_, index): Notice => ({
  topic: "sample",
  file: "data/reviews.json",
  line: 7 + 2 * index,
  message: "an example",
}));
const post: Notice = {
  topic: "sample",
  file: "content/blog/teeth/index.mdx",
  line: 11,
  message: "an example",
};

describe("formatFaults", () => {
  it("groups faults by file and ends with a summary", () => {
    expect(formatFaults([missing, fault, { ...fault, line: 9 }])).toBe(
      [
        "data/faq.json",
        '    found     "18"',
        "    expected  a number",
        "    to mend   write 18, without quotes",
        "",
        "data/walk-in.json",
        "  line 5 · service nail-trim · price",
        '    found     "18"',
        "    expected  a number",
        "    to mend   write 18, without quotes",
        "  line 9 · service nail-trim · price",
        '    found     "18"',
        "    expected  a number",
        "    to mend   write 18, without quotes",
        "",
        "3 faults in 2 files. Nothing was built; mend them and run it again.",
      ].join("\n"),
    );
  });

  it("counts one fault as one", () => {
    expect(formatFaults([fault])).toMatch(/^1 fault in 1 file\. /m);
  });

  it("writes nothing for no faults", () => {
    expect(formatFaults([])).toBe("");
  });

  it("colours nothing unless asked", () => {
    expect(formatFaults([fault])).not.toContain("\u001B");
  });
});

describe("formatNotices", () => {
  it("counts the samples of a file in one line", () => {
    expect(formatNoticeSummary([...samples.slice(0, 3), post])).toBe(
      [
        "Samples still in place: put real ones there and delete the field 'sample' (4)",
        "  data/reviews.json: 3, lines 7, 9, 11",
        "  content/blog: 1",
      ].join("\n"),
    );
  });

  it("lists each of them after the summary", () => {
    const written = formatNotices(samples).split("\n");
    expect(
      written.filter((line) => line.startsWith("  data/reviews.json: 27, lines 7, 9")),
    ).toHaveLength(1);
    expect(
      written.filter((line) => /^ {2}data\/reviews\.json:\d+: an example$/.test(line)),
    ).toHaveLength(27);
    expect(written.at(-1)).toBe("27 notices, none of which stops a build.");
  });

  it("lists a few of them once, without a summary", () => {
    const written = formatNotices([post]);
    expect(written.match(/Samples still in place/g)).toHaveLength(1);
    expect(written).not.toContain("In detail");
  });

  it.each([
    [[3], "3"],
    [[3, 4, 5, 9], "3-5, 9"],
    [[9, 3, 3], "3, 9"],
  ])("shows the lines %p as %p", (lines, shown) => {
    expect(showLines(lines)).toBe(shown);
  });
});
