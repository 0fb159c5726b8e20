import {
  readErrors,
  remove,
  replace,
  write,
  type BadInput,
} from "../../../../test/content-check/check-files";

const cases: BadInput[] = [
  [
    "curly quotes",
    replace("data/site.json", '"established"', "“established”"),
    'data/site.json:3 | a curly quote: “ | straight quotes: " | replace all “ and ” around names and texts with ", and switch smart quotes off in your program',
  ],
  [
    "single quotes",
    replace("data/site.json", '"established"', "'established'"),
    `data/site.json:3 | a single quote: 'established' | straight double quotes: " | replace the ' around names and texts with "`,
  ],
  [
    "a comma before the cents",
    replace("data/walk-in.json", '"price": 18', '"price": 18,50'),
    "data/walk-in.json:5 | 18,50 | a period before the cents | write 18.50",
  ],
  [
    "a period without cents",
    replace("data/walk-in.json", '"price": 18', '"price": 18.'),
    "data/walk-in.json:5 | 18. | a number, such as 85 or 85.50",
  ],
  [
    "a missing comma between fields",
    replace("data/site.json", '"established": 2020,', '"established": 2020'),
    'data/site.json:4 | "description" | a comma before this',
  ],
  [
    "a missing closing bracket",
    replace("data/promotions.json", "]", ""),
    "data/promotions.json:1 | the end of the line | a ] at the end of the list",
  ],
  [
    "a duplicate field in a record",
    replace("data/walk-in.json", '"price": 18', '"price": 18,\n    "price": 20'),
    'data/walk-in.json:6 | "price" for the second time | each field once in a record',
  ],
  [
    "an empty file",
    write("data/faq.json", ""),
    "data/faq.json:1 | the end of the line | a value; the last one has no comma after it",
  ],
  [
    "a byte order mark, which Gatsby can't parse",
    write("data/promotions.json", "\uFEFF[]"),
    "data/promotions.json:1 | a byte order mark, an invisible sign that some Windows programs add | the encoding UTF-8 without it | save the file again: in VS Code, click “UTF-8 with BOM” at the bottom and choose “UTF-8”; in Notepad, choose “Save as” and the encoding UTF-8",
  ],
  [
    "a no-break space from a web page",
    replace("data/team.json", '"role": "Groomer"', '"role": "Head\u00a0groomer"'),
    'data/team.json:5 | a space or sign of another program, U+00A0 | "role": "Head groomer", | delete the line and type it anew',
  ],
  [
    "a missing file",
    remove("data/reviews.json"),
    "data/reviews.json | no such file | a file with a list of records in square brackets [ ] | bring it back from an earlier version",
  ],
  [
    "a record instead of a list",
    write("data/closed-days.json", '{ "name": "Christmas Day", "date": "December 25" }'),
    "data/closed-days.json:1 | fields in braces { name, date } | a list of records in square brackets [ ]",
  ],
];

test.each(cases)(
  "%s: the owner reads what is wrong, where, and what to do",
  async (_what, change, errors) => {
    expect(await readErrors(change)).toEqual([errors].flat());
  },
);

test.each([
  ["Windows line endings", (text: string) => text.replaceAll("\n", "\r\n")],
  ["line endings of old Macs", (text: string) => text.replaceAll("\n", "\r")],
])("accepts data files with %s", async (_, rewrite) => {
  expect(
    await readErrors((files) => {
      for (const [path, text] of files)
        if (path.endsWith(".json")) files.set(path, rewrite(String(text)));
    }),
  ).toEqual([]);
});
