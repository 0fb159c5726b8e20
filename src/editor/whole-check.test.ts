import { readFileSync } from "node:fs";
import { collectionNames } from "../content/model/names";
import { collections } from "../content/model/collections";
import { findNewErrors } from "./whole-check";

const addresses = { routes: ["/", "/services/", "/faq/"], files: [] };
const post = "content/blog/ticks/index.mdx";

/** The front matter of a post of the fixed content. */
const [head = ""] =
  /^---\n[^]*?\n---\n/.exec(readFileSync("test/site/content/blog/flea-alert/index.mdx", "utf8")) ??
  [];

/** A post with a text, and with more in its front matter. */
const article = (body: string, field = "") => `${head.replace("\n", `\n${field}`)}\n${body}\n`;

/** The fixed content, with a post more. */
const files = new Map([
  ...collectionNames
    .filter((name) => collections[name].kind !== "mdx")
    .map((name) => collections[name].source)
    .map((source) => [source, readFileSync(`test/site/${source}`, "utf8")] as const),
  [post, article("Short grass has fewer.")] as const,
]);

const found = async (path: string, text: string, all = files) =>
  (await findNewErrors(all, path, text, addresses, "2026-06-01")).map((error) => error.found);

const edited = (path: string, change: (records: Record<string, unknown>[]) => unknown) => {
  const records = JSON.parse(files.get(path) ?? "") as Record<string, unknown>[];
  return JSON.stringify(change(records) ?? records);
};

test.each([
  ["a link to no page", "[Prices](/servces/)", ["the link /servces/, which leads to no page"]],
  ["a link to a page", "[Prices](/services/)", []],
  ["a fact that there isn't", "{nope}", ['the fact "nope"']],
  ["a link to itself", "[Here](/blog/ticks/)", []],
  ["a drawing", "![A pink towel](towel.svg)", ['the picture "towel.svg"']],
])("a post with %s", async (_, body, errors) => {
  expect(await found(post, article(body))).toEqual(errors);
});

test("a post that was saved before can be linked, and a draft can't", async () => {
  const other = "content/blog/fleas/index.mdx";
  const link = article("[Ticks](/blog/ticks/)");
  expect(await found(other, link)).toEqual([]);
  const withDraft = new Map(files).set(post, article("Short.", "draft: true\n"));
  expect(await found(other, link, withDraft)).toHaveLength(1);
});

test("a fact that a text still names can't go, and an old error elsewhere holds nobody up", async () => {
  const text = article("Off: {tea-tree-offer}");
  const all = new Map(files).set(post, text);
  const without = edited("data/facts.json", (facts) =>
    facts.filter(({ id }) => id !== "tea-tree-offer"),
  );
  expect(await found("data/facts.json", without, all)).toContain('the fact "tea-tree-offer"');
  const broken = new Map(files).set(post, article("[Prices](/servces/)"));
  expect(await found("data/facts.json", files.get("data/facts.json") ?? "", broken)).toEqual([]);
});
