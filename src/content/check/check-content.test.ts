import {
  all,
  readErrors,
  remove,
  replace,
  write,
  type BadInput,
} from "../../../test/content-check/check-files";
import { jpeg } from "../../../test/content-check/fixture-site";

/* test/content-check/cases.ts has the verdicts. These are the words of each kind of error. */

const page = "content/pages/terms.mdx";
const inPage = (text: string) => replace(page, "Our terms.", text);
const asUtf8 =
  "another encoding | the encoding UTF-8 | open the file in the program that wrote it, and save it as UTF-8. In Notepad, choose “Save as” and the encoding UTF-8";
const whyHidden =
  "only words that visitors see | count a list up from its first number, give each row of a table as many cells as the first, write a footnote in parentheses, or delete the words";

const cases: BadInput[] = [
  [
    "a field of the wrong kind",
    replace("data/site.json", '"78700"', "78700"),
    "data/site.json address.postalCode | 78700 | a text in quotes",
  ],
  [
    "a mistyped field",
    replace("data/gallery.json", '"alt"', '"atl"'),
    [
      "data/gallery.json alt | nothing: the field is missing | a text in quotes",
      'data/gallery.json atl | an unknown field "atl" with "A doodle after a bath" | only the fields name, alt, caption, sample | did you mean "alt"?',
    ],
  ],
  [
    "a name with a special blank",
    replace("data/price-lists.json", '"pawdicure"', '"paw\u00a0dicure"'),
    'data/price-lists.json items (1st) | "paw dicure", with the special blank or invisible character U+00A0 | the id of a record in data/service-items.json: pawdicure | did you mean "pawdicure"?',
  ],
  [
    "a photo whose name has an accent as a separate character",
    all(
      replace("data/gallery.json", "doodle.jpg", "nin\u0303o.jpg"),
      write("content/gallery/ni\u00f1o.jpg", jpeg),
    ),
    'data/gallery.json name | "nin\u0303o.jpg", as the file is called | a name of lower-case letters, digits and single hyphens, that ends in .jpg, .jpeg, .png, .webp, .tif, .tiff or .avif | rename the file, and write its new name here',
  ],
  [
    "a translated review",
    replace("data/reviews.json", "My dog smells", "(Translated by Google) My dog smells"),
    'data/reviews.json text | "(Translated by Google) My dog smells of flowers." | the client\'s own words: keep only the part below “(Original)”, and delete the translation',
  ],
  [
    "JSON without a comma",
    replace("data/site.json", '"established": 2020,', '"established": 2020'),
    'data/site.json:4 | "description" | valid JSON: comma expected',
  ],
  [
    "front matter with a colon",
    replace(page, '"Terms"', "Terms: all of them"),
    `${page}:2 | title: Terms: all of them | quotes around the whole text, like title: "Mud: five tips"`,
  ],
  [
    "a tag without its end",
    inPage("One.\n\nOur <b>terms."),
    `${page}:9 | “Our <b>terms.” | a text that MDX can read | write \\< and \\{ for signs that visitors should see, and {/* Ask Ann */} for a note that they don't see`,
  ],
  [
    "a hidden cell",
    inPage("| a |\n|---|\n| 1 | two words |"),
    `${page}:9 | “| 1 | two words |”, of which visitors don't see “two words” | ${whyHidden}`,
  ],
  [
    "a renumbered list",
    inPage("2019. Opened\n2024. Moved"),
    `${page}:8 | “2024. Moved”, of which visitors don't see “2024” | ${whyHidden}`,
  ],
  [
    "a character that can't be shown",
    inPage("A\u0007."),
    `${page}:7 | a character that can't be shown, U+0007 | letters, digits and signs of a keyboard | delete the text around it, and type it anew`,
  ],
  [
    "a reference to an empty blog",
    all(remove("content/blog/teeth/index.mdx"), remove("content/blog/teeth/cover.jpg")),
    'data/chat-services.json article | "teeth" | no name, because content/blog is empty | delete it here, or add what it names there first',
  ],
  [
    "no weekdays",
    write("data/hours.json", "[]"),
    "data/hours.json:1 | an empty list, none for Monday, Tuesday, Wednesday, Thursday, Friday, Saturday and Sunday | one record each for Monday, Tuesday, Wednesday, Thursday, Friday, Saturday and Sunday",
  ],
  [
    "a file in UTF-16",
    (files) => void files.set(page, Buffer.from(String(files.get(page)), "utf16le")),
    `${page} | ${asUtf8}`,
  ],
  [
    "a file in Windows-1252",
    (files) => void files.set("data/faq.json", Buffer.from('[{ "id": "é" }]', "latin1")),
    `data/faq.json | ${asUtf8}`,
  ],
];

test.each(cases)("%s: the owner reads what is wrong, where, and what to do", async (...one) => {
  const [, change, errors] = one;
  expect(await readErrors(change)).toEqual([errors].flat());
});

test.each([
  ["Windows line ends", (text: string) => text.replaceAll("\n", "\r\n")],
  ["no line end after the last line", (text: string) => text.trimEnd()],
])("accepts files with %s", async (_, rewrite) => {
  const change = (files: Map<string, string | Buffer>) => {
    for (const [path, text] of files) if (typeof text === "string") files.set(path, rewrite(text));
  };
  expect(await readErrors(change)).toEqual([]);
});
