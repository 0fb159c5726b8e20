import { readdirSync, readFileSync } from "node:fs";
import { onCreateNode } from "../../plugins/gatsby-transformer-parsable-json/gatsby-node";

/* Gatsby clears its cache when a plugin's version changes or, without a version, when its files do. */
test.each(readdirSync("plugins").filter((name) => !name.includes(".")))(
  "%s has no version of its own",
  (name) => {
    expect(JSON.parse(readFileSync(`plugins/${name}/package.json`, "utf8"))).not.toHaveProperty(
      "version",
    );
  },
);

test("while a data file is broken, the preview has its records as they were read last", async () => {
  const kept = new Map<string, unknown>();
  const cache = {
    get: (key: string) => Promise.resolve(kept.get(key)),
    set: (key: string, value: unknown) => Promise.resolve(kept.set(key, value)),
  };
  /** The records that Gatsby receives from the file. */
  async function recordsOf(text: string) {
    const createNode = jest.fn<void, [{ jsonId: string }]>();
    await onCreateNode(
      {
        node: { id: "file", absolutePath: "/data/faq.json", internal: { type: "File" } },
        cache,
        loadNodeContent: () => Promise.resolve(text),
        actions: { createNode, createParentChildLink: jest.fn() },
        createNodeId: String,
        createContentDigest: JSON.stringify,
      },
      { typeName: "FaqJson" },
    );
    return createNode.mock.calls.map(([{ jsonId }]) => jsonId);
  }
  expect(await recordsOf('[{"id":"cost"')).toEqual([]);
  expect(await recordsOf('[{"id":"cost"}]')).toEqual(["cost"]);
  expect(await recordsOf('[{"id":"cost"},{"id"')).toEqual(["cost"]);
  expect(await recordsOf('[{"id":"cost"},{"id":"tips"}]')).toEqual(["cost", "tips"]);
});
