import { formatWarnings } from "./format-warnings";
import type { Warning } from "./warning";

const photo = (line: number): Warning => ({
  topic: "launch",
  file: "data/gallery.json",
  line,
  record: `gallery photo ${line}`,
  message: "shipped with the site",
  fix: "put your own there",
  kind: "gallery photo",
});
const field = (name: string, message: string): Warning => ({
  topic: "launch",
  file: "data/home.json",
  line: 4,
  record: "home text",
  field: name,
  message,
  fix: "write your own",
  kind: "field",
});
const phone: Warning = {
  topic: "launch",
  file: "data/site.json",
  line: 7,
  record: "site identity",
  field: "phone",
  message: "(512) 555-0142",
  fix: "write your own",
};
const post = (folder: string): Warning => ({
  ...photo(3),
  file: `content/blog/${folder}/index.mdx`,
  record: `post ${folder}`,
  kind: "post",
});

const list = [post("ears"), post("teeth"), photo(5), photo(9), field("a", "x"), field("b", "y")];

const title = "Before it goes live: what isn't your own yet";
const total = "7 warnings, none of which stops a build.";

test("what needs the same done is one line", () => {
  expect(formatWarnings([...list, phone])).toBe(
    [
      `${title} (7)`,
      "  content/blog: 2 posts: shipped with the site; put your own there",
      "  data/gallery.json: 2 gallery photos: shipped with the site; put your own there",
      "  data/home.json: 2 fields · a, b: x and others; write your own",
      "  data/site.json:7 · site identity · phone: (512) 555-0142; write your own",
      "",
      `${total} Each on its own: npm run check -- --all`,
    ].join("\n"),
  );
});

test("each is a line of its own, if asked", () => {
  const lines = formatWarnings([...list, phone], { all: true }).split("\n");
  expect(lines).toHaveLength(10);
  expect(lines).toContain(
    "  data/gallery.json:9 · gallery photo 9: shipped with the site; put your own there",
  );
  expect(lines.at(-1)).toBe(total);
});

test("the one that is left is named with its line", () => {
  expect(formatWarnings([photo(5)])).toContain(
    "  data/gallery.json:5 · gallery photo 5: shipped with the site; put your own there",
  );
});

test("what is no launch list fits on a screen, by topic", () => {
  const small = Array.from({ length: 50 }, (_, index): Warning => ({
    topic: "small",
    file: `content/gallery/${index}.jpg`,
    message: "few",
  }));
  const unused: Warning = { topic: "unused", file: "content/gallery/x.jpg", message: "nothing" };
  const lines = formatWarnings([unused, ...small]).split("\n");
  expect(lines[0]).toBe("Pictures that will look blurred (50)");
  expect(lines[7]).toBe("  and 44 more");
  expect(lines[9]).toBe("Pictures that nothing shows (1)");
  expect(lines).toHaveLength(13);
});

test("nothing is written of nothing", () => {
  expect(formatWarnings([])).toBe("");
});
