import type { ContentError, Warning } from "./errors";
import { formatAnnotations, formatErrors, toLogText } from "./format-errors";
import { formatWarnings } from "./warnings/format-warnings";

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

/** Parses a workflow command as GitHub's runner does. */
function readCommand(command: string) {
  const [, list = "", message = ""] = /^::error ([^]*?)::([^]*)$/.exec(command) ?? [];
  const properties = list
    .split(",")
    .map((pair) => pair.split(/=(.*)/s).slice(0, 2).map(decodeURIComponent));
  const read = Object.fromEntries(properties) as Partial<Record<"file" | "line" | "title", string>>;
  return { ...read, message: decodeURIComponent(message) };
}

describe("an error in GitHub's checks", () => {
  it("is on its line, with the value, the expected value and the fix", () => {
    expect(readCommand(formatAnnotations([error]))).toEqual({
      file: "data/walk-in.json",
      line: "5",
      title: "service nail-trim · price",
      message: 'found     "18"\nexpected  a number\nto fix    write 18, without quotes',
    });
  });

  it("has the file as title if the whole file is wrong", () => {
    const whole = { ...error, line: undefined, record: undefined, field: undefined };
    const read = readCommand(formatAnnotations([whole]));
    expect(read).toMatchObject({ file: "data/walk-in.json", title: "data/walk-in.json" });
    expect(read).not.toHaveProperty("line");
    expect(read.message).toMatch(/^found/);
  });

  it("keeps characters that would end the command", () => {
    const found = "100 %: a, b::error file=x::";
    const written = formatAnnotations([{ ...error, found, record: "post 5::30, 20 %" }, error]);
    expect(written.split("\n")).toHaveLength(2);
    const read = readCommand(written.split("\n")[0] ?? "");
    expect(read.title).toBe("post 5::30, 20 % · price");
    expect(read.message).toContain(found);
  });

  it("keeps line breaks in a file name", () => {
    const [command = "", ...more] = formatAnnotations([
      {
        ...error,
        file: "content/gallery/rex\r\n::error::.jpg",
        record: undefined,
        field: undefined,
      },
    ]).split(/[\r\n]/);
    expect(more).toEqual([]);
    expect(readCommand(command).file).toBe("content/gallery/rex\r\n::error::.jpg");
  });
});

const texts: [text: string, shown: string][] = [
  ["content/gallery/rex.jpg", "content/gallery/rex.jpg"],
  ["Café 🐕‍🦺 “$80”", "Café 🐕‍🦺 “$80”"],
  ["a\n::error::b", "a\\u000a::error::b"],
  ["a\r::add-mask::b", "a\\u000d::add-mask::b"],
  ["a\u2028::error::b", "a\\u2028::error::b"],
  ["::set-output name=a::b", ": :set-output name=a::b"],
  ["  ::stop-commands::b", "  : :stop-commands::b"],
  ["Open 9::5", "Open 9::5"],
  ["a ##[add-mask]b", "a ## [add-mask]b"],
  ["##[[error]", "## [[error]"],
  ["##vso[task.setvariable]b", "## vso[task.setvariable]b"],
  ["###[error]", "### [error]"],
  ["## Heading [link]", "## Heading [link]"],
  ["\u001b[2Ja", "\\u001b[2Ja"],
  ["\u009b31ma\u007f", "\\u009b31ma\\u007f"],
  ["a\u0000\tb", "a\\u0000\\u0009b"],
  ["a\u202egpj.exe", "a\\u202egpj.exe"],
];

test.each(texts)("logs %j as %j", (text, shown) => {
  expect(toLogText(text)).toBe(shown);
});

/** Whether GitHub's runner or a terminal treats a line as a command. */
const isCommand = (line: string): boolean => /^\s*::|##\w*\[|[\p{Cc}\u202a-\u202e]/u.test(line);

test.each(texts)("no line of a report with the text %j is a command", (text) => {
  const location = { file: text, record: text, field: text };
  const logged: ContentError = { ...location, found: text, expected: text, fix: text };
  const warnings: Warning[] = [
    { ...location, message: text, fix: text },
    { ...location, record: `${text}2`, message: text, fix: text },
  ];
  const reports = [
    formatErrors([logged, { ...logged, file: `${text}2`, record: undefined }]),
    formatWarnings([{ heading: "Warnings", warnings }]),
    formatWarnings([{ heading: "Warnings", warnings }], { all: true }),
    formatAnnotations([logged]).replace(/^::error /, ""),
  ];
  const lines = reports.join("\n").split(/\r\n|\r|\n/);
  expect(lines.filter(isCommand)).toEqual([]);
});
