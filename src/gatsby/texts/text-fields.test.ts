import { postNode } from "../../../test/builders/text-node";
import { textTree } from "../../../test/builders/text-tree";
import { isBuild } from "../on-pre-bootstrap";
import type { NodeReader } from "./facts-from-nodes";
import { type Nodes, textFields, visiblePosts, visibleTexts } from "./text-fields";

jest.mock("../on-pre-bootstrap");

/** Gatsby's context for resolvers: data with two facts, and every file. */
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
    findOne: ({ query }: { query: { filter: { relativePath: { eq: string } } } }) =>
      Promise.resolve({ id: query.filter.relativePath.eq }),
  },
} as unknown as NodeReader;

function resolveField(name: "folder" | "pictures" | "tree", text: string) {
  const { resolve } = textFields[name] as {
    resolve: (node: object, args: object, context: NodeReader) => unknown;
  };
  const node = postNode("fleas", "title: Fleas", text);
  return Promise.resolve().then(() => resolve(node, {}, context));
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
    textTree(["p", null, "Use ", ["span", { dataFact: "nowrap" }, "the side door"], "."]),
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

test("line ends of Windows reach no page", async () => {
  const tree = textTree(["p", null, "A\nB"]);
  expect(await resolveField("tree", "A\r\nB\r\n")).toEqual(tree);
});

const nodesOf = (node: object) => ({ getNodesByType: () => [node] }) as unknown as Nodes;

// 10 pm on June 9 in Austin.
const evening = "2025-06-10T03:00:00Z";
// Midnight on June 10 in Austin.
const midnight = "2025-06-10T05:00:00Z";

test.each<[text: string, front: string, now: string, isPublished: boolean]>([
  ["a page, which has no date", "title: Terms", evening, true],
  ["a post of yesterday", "datePublished: 2025-06-08", evening, true],
  ["a post of today", "datePublished: 2025-06-09", evening, true],
  ["a post of tomorrow in Austin, today in UTC", "datePublished: 2025-06-10", evening, false],
  ["the same post when its day begins in Austin", "datePublished: 2025-06-10", midnight, true],
  ["a draft with a past date", "draft: true\ndatePublished: 2025-06-08", evening, false],
])("a build publishes %s: %j at %s: %s", (_, front, now, isPublished) => {
  jest.useFakeTimers({ now: new Date(now) });
  for (const written of [front, front.replace(/2025.*/, '"$&"')]) {
    const post = nodesOf(postNode("fleas", written));
    jest.mocked(isBuild).mockReturnValue(true);
    expect(visibleTexts(post)).toHaveLength(isPublished ? 1 : 0);
    jest.mocked(isBuild).mockReturnValue(false);
    expect(visibleTexts(post)).toHaveLength(1);
  }
});

const fleas = {
  contentPath: "blog/fleas/index",
  folder: "fleas",
  title: "Fleas",
  category: "Health",
  datePublished: "2025-06-08",
  draft: false,
  tags: ["Walks"],
};

test.each<[what: string, front: string, posts: object[]]>([
  ["a post", "title: Fleas\ncategory: Health\ndatePublished: 2025-06-08\ntags: [Walks]", [fleas]],
  [
    "a post with front matter of the wrong types, in the live preview",
    "title: [Fleas]\ncategory: 7\ndatePublished: 2025-06-08\ntags: Walks",
    [{ ...fleas, title: "", category: "", tags: [] }],
  ],
  ["no post without a date", "title: Fleas", []],
])("the blog has %s", (_, front, posts) => {
  jest.mocked(isBuild).mockReturnValue(false);
  expect(visiblePosts(nodesOf(postNode("fleas", front)))).toEqual(posts);
});
