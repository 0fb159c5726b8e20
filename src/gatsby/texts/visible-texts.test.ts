import { isBuild } from "../on-pre-bootstrap";
import { visiblePosts, visibleTexts, type Nodes } from "./text-fields";

jest.mock("../on-pre-bootstrap");

const nodes = (contentPath: string, frontmatter: object): Nodes => ({
  getNodesByType: ((type: string) =>
    type === "Mdx" ? [{ fields: { contentPath, frontmatter, text: "" } }] : []) as never,
});

beforeEach(() => jest.mocked(isBuild).mockReturnValue(true));

// 10 pm on June 9 in Austin.
const evening = "2025-06-10T03:00:00Z";
// Midnight on June 10 in Austin.
const midnight = "2025-06-10T05:00:00Z";

test.each<[text: string, frontmatter: object, now: string, isPublished: boolean]>([
  ["a page, which has no date", { title: "Terms" }, evening, true],
  ["a post of tomorrow in Austin, today in UTC", { datePublished: "2025-06-10" }, evening, false],
  ["the same post when its day begins in Austin", { datePublished: "2025-06-10" }, midnight, true],
  ["a draft with a past date", { datePublished: "2025-06-08", draft: true }, evening, false],
])("a build publishes %s: %j at %s: %s", (_, frontmatter, now, isPublished) => {
  jest.useFakeTimers({ now: new Date(now) });
  const post = nodes("blog/fleas/index", frontmatter);
  expect(visibleTexts(post)).toHaveLength(isPublished ? 1 : 0);
  jest.mocked(isBuild).mockReturnValue(false);
  expect(visibleTexts(post)).toHaveLength(1);
});

const written = {
  title: "Fleas",
  category: "Health",
  datePublished: "2025-06-08",
  tags: ["Walks"],
};

test.each<[what: string, contentPath: string, frontmatter: object, post: object | undefined]>([
  ["a post", "blog/fleas/index", written, { ...written, folder: "fleas" }],
  [
    "a post with front matter of the wrong types, in the live preview",
    "blog/fleas/index",
    { ...written, title: ["Fleas"], category: 7, tags: "Walks" },
    { ...written, folder: "fleas", title: "", category: "" },
  ],
  ["no post without a date", "blog/fleas/index", { title: "Fleas" }, undefined],
])("the blog has %s", (_, contentPath, frontmatter, post) => {
  jest.mocked(isBuild).mockReturnValue(false);
  const posts = post ? [{ ...post, contentPath }] : [];
  expect(visiblePosts(nodes(contentPath, frontmatter))).toEqual(posts);
});
