import { parseText } from "../../src/content/text/parse-text";
import type { MdxNode } from "../../src/content/text/mdx-node";
import { expect, fixedFiles, test } from "./fixtures";
import { typeIntoText } from "./form";

/* Types two posts key by key, as on a phone. Visitors must read the same letters. */

const page = [...fixedFiles.keys()].find((path) => /^content\/pages\/.*mdx$/.test(path)) ?? "";
const name = page.replace(/^content\/pages\/|\.mdx$/g, "");
const frontMatter = /^---\n[^]*?\n---\n/;
const [head = ""] = frontMatter.exec(String(fixedFiles.get(page))) ?? [];

test.use({
  initialFiles: new Map(fixedFiles).set(page, Buffer.from(`${head}\nHello.\n`)),
});

const lines = [
  "A week ago a young doodle named Pickle came in with a coat that had not seen a brush since spring.",
  "I began at the toes. A mat is like a zipper: it opens from the end, a little at a time, and never from the middle.",
  "1 hour later we had two ears, one tail & a pile of curls as big as the dog. 3 mats were too tight, so I cut them out.",
  "“Is that all one dog?” asked the owner. 'Nearly', I said. \"Half of him is on the floor.\"",
  "What it costs: $85-95 for a full groom of 15-30 lbs, plus $10 (or 12%) for a coat like this; a * b is not a sum we do.",
  "Brush < 5 minutes a day, > 3 days a week, and you'll never pay for a de-matting again! Questions? Call (512) 555-0142.",
  "P.S. O yes: Pickle @ 7 months weighs 21.5 lbs... e. g. two bags of {flour} or 1/2 a Labrador_retriever.",
];

/** The words of each paragraph of a text, as visitors read them. */
const paragraphsOf = ({ type, children = [] }: MdxNode): string[] =>
  type === "paragraph" ? [children.map(wordsOf).join("")] : children.flatMap(paragraphsOf);

const wordsOf = ({ value = "", children = [] }: MdxNode): string =>
  value + children.map(wordsOf).join("");

test("saves paragraphs as typed", async ({ editor }) => {
  test.slow();
  const typed = lines;
  await editor.open(`pages/entries/${name}`);
  await typeIntoText(editor.page, "");
  for (const line of typed) {
    await editor.page.keyboard.press("Enter");
    await editor.page.keyboard.type(line);
  }
  await editor.save();
  const saved = (await editor.text(page)).replace(frontMatter, "");
  expect(paragraphsOf(parseText(saved))).toEqual(["Hello.", ...typed]);
});
