import type { ContentError, Warning } from "./errors";
import { formatAnnotations } from "./format-annotations";
import { formatErrors } from "./format-errors";
import { toLogText } from "./log-text";
import { formatWarnings } from "./warnings/format-warnings";

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
  const error: ContentError = { ...location, found: text, expected: text, fix: text };
  const warnings: Warning[] = [
    { ...location, message: text, fix: text },
    { ...location, record: `${text}2`, message: text, fix: text },
  ];
  const reports = [
    formatErrors([error, { ...error, file: `${text}2`, record: undefined }]),
    formatWarnings([{ heading: "Warnings", warnings }]),
    formatWarnings([{ heading: "Warnings", warnings }], { all: true }),
    formatAnnotations([error]).replace(/^::error /, ""),
  ];
  const lines = reports.join("\n").split(/\r\n|\r|\n/);
  expect(lines.filter(isCommand)).toEqual([]);
});
