import path from "node:path";
import type { CreateNodeArgs } from "gatsby";
import { isBuild } from "./on-pre-bootstrap";
import { onCreateNode } from "./on-create-node";

jest.mock("./on-pre-bootstrap");

/** The fields stored with a text. gatsby-plugin-mdx adds its own front matter to the node. */
async function storedFields(file: string) {
  const createNodeField = jest.fn<void, [{ name: string; value: unknown }]>();
  const contentFilePath = path.resolve("content/pages/terms.mdx");
  await onCreateNode?.(
    {
      node: {
        internal: { type: "Mdx", contentFilePath },
        frontmatter: { title: "of the plugin" },
        body: "of the plugin",
      },
      actions: { createNodeField },
      getNode: () => ({}),
      loadNodeContent: () => Promise.resolve(file),
    } as unknown as CreateNodeArgs,
    { plugins: [] },
    () => undefined,
  );
  return Object.fromEntries(createNodeField.mock.calls.map(([{ name, value }]) => [name, value]));
}

const contentPath = "pages/terms";

test("front matter has no types that YAML guesses", async () => {
  const file = "\uFEFF---\r\ntitle: 2026-05-01\r\ntags: [24:7, 012]\r\n---\r\n\r\nA text.\r\n";
  expect(await storedFields(file)).toEqual({
    contentPath,
    frontmatter: { title: "2026-05-01", tags: ["24:7", "012"] },
    text: "\nA text.\n",
    tree: expect.objectContaining({ type: "root" }) as object,
  });
});

test("without readable front matter, the live preview uses the plugin's", async () => {
  expect(await storedFields("A text.")).toMatchObject({
    contentPath,
    frontmatter: { title: "of the plugin" },
    text: "of the plugin",
  });
});

test("a text that can't be parsed ends a build; the live preview shows a message", async () => {
  const file = "---\ntitle: A\n---\n\nAn <Unclosed\n";
  jest.mocked(isBuild).mockReturnValue(true);
  await expect(storedFields(file)).rejects.toThrow(/^content\/pages\/terms\.mdx: Unexpected end/);
  jest.mocked(isBuild).mockReturnValue(false);
  expect(JSON.stringify(await storedFields(file))).toContain("can't be shown yet");
});
