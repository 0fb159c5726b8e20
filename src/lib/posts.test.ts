import { type ListedPost, listPages, newestFirst, readingMinutes } from "./posts";

const post = (folder: string, datePublished: string, more: Partial<ListedPost> = {}) => ({
  contentPath: `blog/${folder}/index`,
  folder,
  title: "",
  datePublished,
  category: "Local",
  tags: [],
  ...more,
});

const many = (count: number, tags: string[] = []) =>
  Array.from({ length: count }, (_, index) => post(`post-${index}`, "2024-01-01", { tags }));

test("newestFirst sorts posts of the same day by folder", () => {
  const posts = [post("old", "2023-11-14"), post("b", "2024-05-05"), post("a", "2024-05-05")];
  expect(newestFirst(posts).map(({ folder }) => folder)).toEqual(["a", "b", "old"]);
});

describe("listPages", () => {
  it.each([
    [12, ["/blog/"]],
    [13, ["/blog/", "/blog/page/2/"]],
  ])("lists %i posts on %j", (count, paths) => {
    const all = listPages(many(count)).filter(({ topic }) => topic === null);
    expect(all.map(({ path }) => path)).toEqual(paths);
    expect(all.map(({ page }) => page)).toEqual(paths.map((_, index) => index + 1));
  });

  it("lists the posts with a tag regardless of upper and lower case", () => {
    const posts = [
      post("a", "2024-03-03", { tags: ["Austin", "fleas", "austin"] }),
      post("b", "2024-02-02", { tags: ["austin"] }),
    ];
    expect(listPages(posts).slice(2)).toEqual([
      expect.objectContaining({
        path: "/blog/tag/austin/",
        topic: "Austin",
        contentPaths: ["blog/a/index", "blog/b/index"],
      }),
      expect.objectContaining({ path: "/blog/tag/fleas/", contentPaths: ["blog/a/index"] }),
    ]);
  });
});

const words = (count: number) => Array.from({ length: count }, () => "word").join(" ");

test.each([
  ["nothing", "", 1],
  ["330 words", words(330), 2],
  ["Markdown for lists and headings", `## ${words(328)}\n\n- **one**\n`, 1],
  ["a component's name and attributes", `${words(329)} <Callout title="hours">`, 1],
  ["a comment", `${words(329)} {/* ask {name} first */}`, 1],
  ["a link's URL", `${words(328)} [here](/a/b-c/d-e/)`, 1],
])("readingMinutes of a text with %s", (_, text, minutes) => {
  expect(readingMinutes(text)).toBe(minutes);
});
