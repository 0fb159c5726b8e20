import {
  all,
  readErrors,
  rename,
  replace,
  write,
  type BadInput,
} from "../../test/content-check/check-files";

const cases: BadInput[] = [
  [
    "a folder with capitals and blanks",
    all(
      rename("content/blog/teeth/index.mdx", "content/blog/My Post/index.mdx"),
      rename("content/blog/teeth/cover.jpg", "content/blog/My Post/cover.jpg"),
      replace("data/chat-services.json", ',\n    "article": "teeth"', ""),
    ),
    `
content/blog/My Post
    found     My Post
    expected  a name of lower-case letters, digits and single hyphens; it becomes the address
    to fix    rename it to my-post
`,
  ],
  [
    "a post without a folder",
    write("content/blog/new-post.mdx", "Hello"),
    `
content/blog/new-post.mdx
    found     an article that stands in no folder of its own
    expected  content/blog/<name>/index.mdx
    to fix    move it to content/blog/new-post/index.mdx
`,
  ],
  [
    "a folder without a post",
    all(write("content/blog/empty/", "")),
    `
content/blog/empty/index.mdx
    found     no such file
    expected  the article of this folder
    to fix    write it, or delete the folder content/blog/empty
`,
  ],
];

describe("a post that lies in a wrong place", () => {
  it.each(cases)("says of %s what to do", async (_, change, says) => {
    expect(await readErrors(change)).toBe(says);
  });
});
