import type { ContentError } from "./errors";
import { formatErrors } from "./format-errors";

const text = { found: '"18"', expected: "a number", fix: "write 18, without quotes" };
const error: ContentError = {
  file: "data/walk-in.json",
  line: 5,
  record: "service nail-trim",
  field: "price",
  ...text,
};
const missing: ContentError = { file: "data/faq.json", ...text };

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
        "3 errors in 2 files. Nothing was built; fix the errors and run it again.",
      ].join("\n"),
    );
  });

  it("returns an empty text without errors", () => {
    expect(formatErrors([])).toBe("");
  });
});
