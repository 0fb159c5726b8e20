import { formatAnnotations, formatErrors, formatWarnings, toLogText } from "./format-errors";

const error = {
  file: "data/walk-in.json",
  line: 5,
  record: "service nail-trim",
  field: "price",
  code: "value" as const,
  found: "18",
  expected: "a number",
};

test("errors are grouped by file, with a summary", () => {
  expect(formatErrors([error, { ...error, line: 9 }], "Fix them.")).toBe(
    `data/walk-in.json
  line 5 · service nail-trim · price
    found     "18"
    expected  a number
  line 9 · service nail-trim · price
    found     "18"
    expected  a number

2 errors in 1 file. Fix them.`,
  );
});

test("GitHub shows an error at its line, with characters that would end the command", () => {
  expect(
    formatAnnotations([
      { ...error, code: "content", found: "100 %: a, b::", record: "post 5::30, 20 %" },
    ]),
  ).toBe(
    "::error file=data/walk-in.json,line=5,title=post 5%3A%3A30%2C 20 %25 · price::found     100 %25: a, b::%0Aexpected  a number",
  );
});

const texts: [text: string, shown: string][] = [
  ["Café 🐕‍🦺 “$80”, Open 9::5, ## Heading [link]", "Café 🐕‍🦺 “$80”, Open 9::5, ## Heading [link]"],
  ["a\r\n::error::b", "a\\u000d\\u000a::error::b"],
  ["a\u2028::error::b", "a\\u2028::error::b"],
  ["  ::stop-commands::b", "  : :stop-commands::b"],
  ["a ##[add-mask]b", "a ## [add-mask]b"],
  ["##vso[task.setvariable]b", "## vso[task.setvariable]b"],
  ["\u001b[2Ja\u009b31m", "\\u001b[2Ja\\u009b31m"],
  ["a\u202egpj.exe", "a\\u202egpj.exe"],
];

/** Whether GitHub's runner or a terminal treats a line as a command. */
const isCommand = (line: string): boolean => /^\s*::|##\w*\[|[\p{Cc}\u202a-\u202e]/u.test(line);

test.each(texts)("a report never contains %j as a command", (text, shown) => {
  expect(toLogText(text)).toBe(shown);
  const location = { file: text, record: text, field: text };
  const logged = { ...location, code: "content" as const, found: text, expected: text, fix: text };
  const warning = { ...location, found: text };
  const reports = [
    formatErrors([logged, { ...logged, record: undefined }], ""),
    formatWarnings({ launch: [], others: [warning] }),
    formatAnnotations([logged]).replace(/^::error /, ""),
  ];
  expect(
    reports
      .join("\n")
      .split(/\r\n|\r|\n/)
      .filter(isCommand),
  ).toEqual([]);
});
