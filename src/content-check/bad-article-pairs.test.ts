import {
  all,
  checkChanged,
  readErrors,
  replace,
  write,
  type BadInput,
  type Change,
} from "../../test/content-check/check-files";
import { jpeg } from "../../test/content-check/fixture-site";

const post = "content/blog/teeth/index.mdx";
const towel = write("content/blog/teeth/towel.jpg", jpeg);

/** Puts a pair of pictures above the box of the post. */
const pair = (attributes: string): Change =>
  replace(post, "<Callout>", `<BeforeAfter ${attributes} />\n\n<Callout>`);

const pairExample =
  '<BeforeAfter before="before.jpg" beforeAlt="A matted coat" after="after.jpg" afterAlt="The same dog, brushed" />';

const cases: BadInput[] = [
  [
    "a pair without its half",
    all(pair('before="towel.jpg" beforeAlt="A pink towel"'), towel),
    'content/blog/teeth/index.mdx:15 | <BeforeAfter>, not alone or without its pictures | <BeforeAfter before="before.jpg" beforeAlt="A matted coat" after="after.jpg" afterAlt="The same dog, brushed" />',
  ],
  [
    "a pair without words, and with too few",
    all(pair('before="towel.jpg" beforeAlt="dog" after="towel.jpg"'), towel),
    [
      `content/blog/teeth/index.mdx:15 | "dog" in beforeAlt | a few words that say what it shows, 5 to 160 letters, for visitors who can't see it: ${pairExample}`,
      `content/blog/teeth/index.mdx:15 | a picture without words in afterAlt | a few words that say what it shows, 5 to 160 letters, for visitors who can't see it: ${pairExample}`,
    ],
  ],
];

describe("a pair of pictures that can't be shown", () => {
  it.each(cases)("says of %s what to do", async (_, change, says) => {
    expect(await readErrors(change)).toEqual([says].flat());
  });
});

test("a pair over several lines is right", async () => {
  const change = all(
    pair(
      '\n  before="towel.jpg"\n  beforeAlt="A pink towel"\n  after="cover.jpg"\n  afterAlt="A dry towel"\n  caption="On a Tuesday"\n',
    ),
    towel,
  );
  expect(await checkChanged(change)).toEqual({ errors: [], warnings: [], notes: [] });
});
