import { appendRecord } from "./append-record";

const record = { name: "biscuit", alt: 'A "brown" poodle' };
const entry = '  {\n    "name": "biscuit",\n    "alt": "A \\"brown\\" poodle"\n  }';

const lists: [name: string, before: string, after: string][] = [
  [
    "records on several lines",
    '[\n  {\n    "a": 1\n  }\n]\n',
    `[\n  {\n    "a": 1\n  },\n${entry}\n]\n`,
  ],
  ["records on a line each", '[\n  { "a": 1 }\n]\n', `[\n  { "a": 1 },\n${entry}\n]\n`],
  ["everything on one line", '[{"a":1},{"a":2}]', `[{"a":1},{"a":2},\n${entry}]`],
  ["no record", "[]\n", `[\n${entry}\n]\n`],
  ["no record but blanks", "[\n\n]", `[\n${entry}\n]`],
  [
    "indentation of its own",
    '[\n\t{"a" : [ 1,2 ] }\n\n]\n\n',
    `[\n\t{"a" : [ 1,2 ] },\n${entry}\n\n]\n\n`,
  ],
  [
    "line ends of Windows",
    '[\r\n  { "a": 1 }\r\n]\r\n',
    `[\r\n  { "a": 1 },\r\n${entry.replaceAll("\n", "\r\n")}\r\n]\r\n`,
  ],
];

describe("appendRecord", () => {
  it.each(lists)("writes only the new record into a list with %s", (_, before, after) => {
    expect(appendRecord(before, record)).toBe(after);
    expect(JSON.parse(after)).toEqual([...(JSON.parse(before) as unknown[]), record]);
  });

  it("doesn't write into what is no list", () => {
    expect(() => appendRecord("{}", record)).toThrow("only be added to a list");
  });
});
