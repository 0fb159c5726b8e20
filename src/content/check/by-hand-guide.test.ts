import { readFileSync } from "node:fs";
import type { Change } from "../../../test/content-check/check-files";
import { readErrors } from "../../../test/content-check/check-files";

const guide = readFileSync("docs/by-hand.md", "utf8");

/** The code example of a chapter in the guide. */
function example(heading: string, language: string): string {
  const [, chapter = ""] = guide.split(`# ${heading}\n`);
  const [, code] = new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``).exec(chapter) ?? [];
  if (code === undefined) throw new Error(`the guide has no ${language} under "${heading}"`);
  return code;
}

/** Inserts entries at the start of a list, as the guide shows them: each with a comma after it. */
const insert =
  (path: string, heading: string): Change =>
  (files) => {
    const list = String(files.get(path));
    const entries = example(heading, "json");
    const rest = list.trim().slice(1);
    files.set(path, `[${rest === "]" ? entries.trim().replace(/,$/, "") : entries}${rest}`);
  };

const intoPost: Change = (files) => {
  const [path] = [...files.keys()].filter((name) => /^content\/blog\/.+\/index\.mdx$/.test(name));
  if (!path) throw new Error("the site has no post");
  files.set(
    path,
    `${String(files.get(path))}\n${example("Boxes, buttons and facts in a post", "mdx")}`,
  );
};

/** Adds the example of a chapter on pictures to the fixture's post, which has one picture. */
const withPictures: Change = (files) => {
  const picture = files.get("content/blog/teeth/cover.jpg") ?? "";
  for (const name of ["before", "after"]) files.set(`content/blog/teeth/${name}.jpg`, picture);
  const path = "content/blog/teeth/index.mdx";
  files.set(path, `${String(files.get(path))}\n${example("Pictures in a post", "mdx")}`);
};

test.each<[string, Change]>([
  ["A question", insert("data/faq.json", "A question")],
  ["Boxes, buttons and facts in a post", intoPost],
  ["Pictures in a post", withPictures],
])("the guide's example is valid content: %s", async (_, change) => {
  expect(await readErrors(change)).toEqual([]);
});
