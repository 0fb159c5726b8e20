import { textTree } from "../../../test/builders/text-tree";
import { textToHast } from "../../content/text/text-to-hast";
import { isBuild } from "../on-pre-bootstrap";
import type { NodeReader } from "./facts-from-nodes";
import { textFields } from "./text-fields";

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

/** The value of a field of a post. */
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
