import { textTree } from "../../../test/builders/text-tree";
import { textToHast } from "../../content/text/text-to-hast";
import { isBuild } from "../on-pre-bootstrap";
import type { NodeReader } from "./facts-from-nodes";
import { type Nodes, textFields, visiblePosts, visibleTexts } from "./text-fields";

jest.mock("../on-pre-bootstrap");

/** Gatsby's context for resolvers: data with two facts, and every file but lost.jpg. */
const context = {
  nodeModel: {
    findAll: ({ type }: { type: string }) =>
      Promise.resolve({
        entries:
          type === "Fact"
            ? [
                { jsonId: "pickup", value: "the side door" },
                { jsonId: "unused", value: "nobody mentions this" },
              ]
            : [],
      }),
    findOne: ({ query }: { query: { filter: { relativePath: { eq: string } } } }) => {
      const { eq: file } = query.filter.relativePath;
      return Promise.resolve(file.endsWith("lost.jpg") ? null : { id: file });
    },
  },
} as unknown as NodeReader;

function resolveField(name: "folder" | "pictures" | "sections" | "tree", text: string) {
  const { resolve } = textFields[name] as {
    resolve: (node: object, args: object, context: NodeReader) => unknown;
  };
  const fields = { contentPath: "blog/fleas/index", frontmatter: {}, text, tree: textToHast(text) };
  return Promise.resolve().then(() => resolve({ fields }, {}, context));
}

beforeEach(() => {
  jest.mocked(isBuild).mockReturnValue(true);
});

const pair = '<BeforeAfter before="a.jpg" beforeAlt="A" after="b.jpg" afterAlt="B" />';

test.each<[...Parameters<typeof resolveField>, value: unknown]>([
  ["folder", "", "fleas"],
  [
    "tree",
    "Use {pickup}.",
    textTree(["p", null, "Use ", ["span", { dataFact: "short" }, "the side door"], "."]),
  ],
  [
    "sections",
    "## At {pickup}\n\n### Small\n\n## Last",
    [
      { id: "section-at-pickup", title: "At the side door" },
      { id: "section-last", title: "Last" },
    ],
  ],
  [
    "pictures",
    `![A](a.jpg) ![A](a.jpg)\n\n${pair}\n\n![Elsewhere](https://a.example/c.jpg)`,
    [
      { name: "a.jpg", file: { id: "blog/fleas/a.jpg" } },
      { name: "b.jpg", file: { id: "blog/fleas/b.jpg" } },
    ],
  ],
])("%s of %j", async (name, text, value) => {
  expect(await resolveField(name, text)).toEqual(value);
});

const nodes = (contentPath: string, frontmatter: object): Nodes => ({
  getNodesByType: ((type: string) =>
    type === "Mdx" ? [{ fields: { contentPath, frontmatter, text: "" } }] : []) as never,
});

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
  ["a post", "blog/fleas/index", written, { ...written, folder: "fleas", draft: false }],
  [
    "a post with front matter of the wrong types, in the live preview",
    "blog/fleas/index",
    { ...written, title: ["Fleas"], category: 7, tags: "Walks" },
    { ...written, folder: "fleas", draft: false, title: "", category: "", tags: [] },
  ],
  ["no post without a date", "blog/fleas/index", { title: "Fleas" }, undefined],
])("the blog has %s", (_, contentPath, frontmatter, post) => {
  jest.mocked(isBuild).mockReturnValue(false);
  const posts = post ? [{ ...post, contentPath }] : [];
  expect(visiblePosts(nodes(contentPath, frontmatter))).toEqual(posts);
});
