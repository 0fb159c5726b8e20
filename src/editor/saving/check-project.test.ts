import { readFileSync } from "node:fs";
import { collectionNames } from "../../content/model/names";
import { collections } from "../../content/model/collections";
import { applyChanges, type FileChange } from "./apply-changes";
import { findNewErrors, type Project } from "./check-project";

const addresses = { routes: ["/", "/services/", "/faq/"], files: [] };
const post = "content/blog/ticks/index.mdx";

/** The front matter of a post of the test site. */
const [head = ""] =
  /^---\n[^]*?\n---\n/.exec(readFileSync("test/site/content/blog/flea-alert/index.mdx", "utf8")) ??
  [];

/** A post with a text and an additional field. */
const article = (body: string, field = "") => `${head.replace("\n", `\n${field}`)}\n${body}\n`;

/** The test site with an additional post. */
const files = new Map([
  ...collectionNames
    .filter((name) => collections[name].kind !== "mdx")
    .map((name) => collections[name].source)
    .map((source) => [source, readFileSync(`test/site/${source}`, "utf8")] as const),
  [post, article("Short grass has fewer.")] as const,
]);

const newErrors = (before: Project, after: Project) =>
  findNewErrors(before, after, addresses, "2026-06-01");

const found = (path: string, text: string, texts: ReadonlyMap<string, string> = files) =>
  newErrors({ texts }, { texts: new Map(texts).set(path, text) }).map((error) => error.found);

const edited = (path: string, change: (records: Record<string, unknown>[]) => unknown) => {
  const records = JSON.parse(files.get(path) ?? "") as Record<string, unknown>[];
  return JSON.stringify(change(records) ?? records);
};

test.each([
  ["a link to no page", "[Prices](/servces/)", ["the link /servces/, which leads to no page"]],
  ["a link to a page", "[Prices](/services/)", []],
  ["an unknown fact", "{nope}", ['the fact "nope"']],
  ["a link to itself", "[Here](/blog/ticks/)", []],
  ["a drawing", "![A pink towel](towel.svg)", ['the picture "towel.svg"']],
])("checks a post with %s", (_, body, errors) => {
  expect(found(post, article(body))).toEqual(errors);
});

test("a saved post can be linked; a draft can't", () => {
  const other = "content/blog/fleas/index.mdx";
  const link = article("[Ticks](/blog/ticks/)");
  expect(found(other, link)).toEqual([]);
  const withDraft = new Map(files).set(post, article("Short.", "draft: true\n"));
  expect(found(other, link, withDraft)).toHaveLength(1);
});

test("a fact that a text uses can't be deleted; an old error elsewhere doesn't prevent saving", () => {
  const text = article("From {minimum-age} on");
  const all = new Map(files).set(post, text);
  const without = edited("data/facts.json", (facts) =>
    facts.filter(({ id }) => id !== "minimum-age"),
  );
  expect(found("data/facts.json", without, all)).toContain('the fact "minimum-age"');
  const broken = new Map(files).set(post, article("[Prices](/servces/)"));
  expect(found("data/facts.json", files.get("data/facts.json") ?? "", broken)).toEqual([]);
});

test("a file with a lost character can't be saved, even if it was already there", () => {
  const lost = article("A caf\ufffd visit. [Prices](/servces/)");
  const all = new Map(files).set(post, lost);
  expect(found(post, `${lost}More.\n`, all)).toEqual(["“\ufffd”, in place of a lost character"]);
  expect(found(post, lost.replace("\ufffd", "é"), all)).toEqual([]);
  expect(
    found(
      "data/facts.json",
      edited("data/facts.json", () => undefined),
      all,
    ),
  ).toEqual([]);
});

const other = "content/blog/fleas/index.mdx";
const linking = new Map(files).set(other, article("[Ticks](/blog/ticks/) ![A tick](tick.jpg)"));
const pictures = [
  "content/blog/ticks/cover.png",
  "content/blog/fleas/cover.png",
  "content/blog/fleas/tick.jpg",
  ...["a", "b"].map((name) => `content/gallery/${name}.jpg`),
];
const gallery = JSON.stringify([{ name: "a.jpg", alt: "A brown poodle" }]);
const [, title = ""] = /^title: "?(.*?)"?$/m.exec(head) ?? [];
const fleas = `Blog posts, “${title}”`;

/** The test site with two posts and a carousel photo that other records use. */
const project: Project = {
  texts: new Map(linking).set("data/gallery.json", gallery).set(
    "data/facts.json",
    edited("data/facts.json", (facts) => facts),
  ),
  pictures,
};

const remove = (path: string): FileChange => ({ action: "delete", path });

const move = (previousPath: string, path: string): FileChange => ({
  action: "move",
  previousPath,
  path,
  data: new Blob(),
});

const navigationWithLink = (href: string) => {
  const { footer, ...rest } = JSON.parse(files.get("data/navigation.json") ?? "") as {
    footer: { links: object[] }[];
  };
  footer[0]?.links.push({ name: "Ticks", href });
  return JSON.stringify({ ...rest, footer });
};

test.each<[name: string, changes: FileChange[], errors: [record: string, found: string][]]>([
  [
    "a post that another links to",
    [remove(post)],
    [[fleas, "the link /blog/ticks/, which leads to no page"]],
  ],
  ["both posts", [remove(post), remove(other), ...pictures.slice(0, 3).map(remove)], []],
  ["a post that nothing links to", [remove(other), ...pictures.slice(1, 3).map(remove)], []],
  [
    "a post, but not its link in the footer",
    [
      { action: "update", path: "data/navigation.json", data: navigationWithLink("/blog/ticks/") },
      { action: "update", path: other, data: article("No link.") },
      remove(post),
    ],
    [["Links at the top and bottom", "the link /blog/ticks/, which leads to no page"]],
  ],
  [
    "a picture of a text",
    [remove("content/blog/fleas/tick.jpg")],
    [[fleas, '"tick.jpg", but there is no such file']],
  ],
  [
    "a cover",
    [remove("content/blog/ticks/cover.png")],
    [[fleas, '"cover.png", but there is no such file']],
  ],
  [
    "a photo of the carousel",
    [remove("content/gallery/a.jpg")],
    [["Photos, “A brown poodle”", '"a.jpg", but there is no such file']],
  ],
  ["a photo that nothing shows", [remove("content/gallery/b.jpg")], []],
  [
    "the old name of a text's picture",
    [move("content/blog/fleas/tick.jpg", "content/blog/fleas/tock.jpg")],
    [[fleas, '"tick.jpg", but there is no such file']],
  ],
  [
    "the old name of a picture and its use",
    [
      move("content/blog/fleas/tick.jpg", "content/blog/fleas/tock.jpg"),
      { action: "update", path: other, data: article("[Ticks](/blog/ticks/) ![A tick](tock.jpg)") },
    ],
    [],
  ],
])(
  "errors are reported with the label in the editor's lists after removing %s",
  (_, changes, errors) => {
    const all = newErrors(project, applyChanges(project, changes));
    expect(all.map((error) => [error.record, error.found])).toEqual(errors);
  },
);
