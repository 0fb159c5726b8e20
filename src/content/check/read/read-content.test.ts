import {
  readErrors,
  write,
  type BadInput,
  type Change,
} from "../../../../test/content-check/check-files";

const asUtf8 = "open the file in the program that wrote it, and save it as UTF-8";

/** Saves a file in another encoding after changing its text. */
const encode =
  (path: string, encoding: BufferEncoding, change = (text: string) => text): Change =>
  (files) => {
    files.set(path, Buffer.from(change(String(files.get(path))), encoding));
  };

const compare = (original: string) =>
  `each file once | compare it with ${original}, copy what is missing there, and delete this file`;

const cases: BadInput[] = [
  [
    "a post in Windows-1252",
    encode("content/blog/teeth/index.mdx", "latin1", (text) => text.replace("A bath", "A café")),
    `content/blog/teeth/index.mdx:13 | an old encoding, such as Windows-1252 (ANSI) | the encoding UTF-8 | ${asUtf8}`,
  ],
  [
    "a data file in Windows-1252",
    encode("data/walk-in.json", "latin1", (text) => text.replace("Nail", "Nägel")),
    `data/walk-in.json:4 | an old encoding, such as Windows-1252 (ANSI) | the encoding UTF-8 | ${asUtf8}`,
  ],
  [
    "a data file in UTF-16",
    encode("data/faq.json", "utf16le"),
    `data/faq.json:1 | the encoding UTF-16, which Windows calls Unicode | the encoding UTF-8 | ${asUtf8}`,
  ],
  [
    "a page in UTF-16 with a byte order mark",
    encode("content/pages/terms.mdx", "utf16le", (text) => `\ufeff${text}`),
    `content/pages/terms.mdx:1 | the encoding UTF-16, which Windows calls Unicode | the encoding UTF-8 | ${asUtf8}`,
  ],
  [
    "a sync program's copy of a data file",
    write("data/prices 2.json", "[]"),
    `data/prices 2.json | a copy of data/prices.json | ${compare("data/prices.json")}`,
  ],
  [
    "an editor's copy of a data file",
    write("data/prices.json.bak", "[]"),
    `data/prices.json.bak | a copy of data/prices.json | ${compare("data/prices.json")}`,
  ],
  [
    "a sync program's copy of a post",
    write("content/blog/teeth/index 2.mdx", "Hello"),
    `content/blog/teeth/index 2.mdx | a copy of content/blog/teeth/index.mdx | ${compare("content/blog/teeth/index.mdx")}`,
  ],
  [
    "a data file with an unknown name",
    write("data/hour.json", "[]"),
    'data/hour.json | a file that the site doesn’t use | a data file | did you mean "data/hours.json"?',
  ],
  [
    "a data file that nothing uses",
    write("data/archive/2019-winners.json", "[]"),
    "data/archive/2019-winners.json | a file that the site doesn’t use | a data file | delete it",
  ],
  ...[
    "content/blog/ticks/index.mdx.txt",
    "content/blog/ticks/index.MDX",
    "content/blog/ticks/index.txt",
    "content/blog/ticks/ticks.docx",
    "content/Blog/ticks/index.mdx",
    "content/posts/ticks/index.mdx",
    "content/ticks.mdx",
    "content/gallery/ticks.mdx",
    "content/pages/ticks.html",
    "content/pages/ticks.mdx.txt",
  ].map((file): BadInput => [
    `the text ${file}, which no page shows,`,
    write(file, "Ticks."),
    `${file} | a text that the site doesn’t read | a post content/blog/<name>/index.mdx, or a page content/pages/<name>.mdx | copy the words into such a file, and delete this one`,
  ]),
];

test.each(cases)("%s is reported with what to do", async (_, change, errors) => {
  const found = await readErrors(change);
  expect(found.map((error) => error.replace(/(as UTF-8)\..*/, "$1"))).toEqual([errors].flat());
});

test("ignores other files next to the data", async () => {
  expect(
    await readErrors(async (files) => {
      await write("data/notes.txt", "Ask Ada.")(files);
      await write("content/gallery/notes.txt", "Ask Ada.")(files);
      await write("content/blog/teeth/notes.txt", "Ask Ada.")(files);
      await write(
        "content/gallery/poodle (1).jpg",
        files.get("content/gallery/poodle.jpg") ?? "",
      )(files);
    }),
  ).toEqual([]);
});
