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

const cases: BadInput[] = [
  [
    "a pair without its half",
    all(pair('before="towel.jpg" beforeAlt="A pink towel"'), towel),
    `
content/blog/teeth/index.mdx
  line 15 · post teeth
    found     <BeforeAfter> without after
    expected  <BeforeAfter before="before.jpg" beforeAlt="A matted coat" after="after.jpg" afterAlt="The same dog, brushed" />
    to fix    write after="…", with the name of a file beside the text
`,
  ],
  [
    "a pair without words, and with too few",
    all(pair('before="towel.jpg" beforeAlt="dog" after="towel.jpg"'), towel),
    `
content/blog/teeth/index.mdx
  line 15 · post teeth
    found     "dog" in beforeAlt
    expected  a few words that say what it shows, 5 to 160 letters, for visitors who can't see it
    to fix    write beforeAlt="…", with what the picture shows
  line 15 · post teeth
    found     a picture without words in afterAlt
    expected  a few words that say what it shows, 5 to 160 letters, for visitors who can't see it
    to fix    write afterAlt="…", with what the picture shows
`,
  ],
];

describe("a pair of pictures that can't be shown", () => {
  it.each(cases)("says of %s what to do", async (_, change, says) => {
    expect(await readErrors(change)).toBe(says);
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
