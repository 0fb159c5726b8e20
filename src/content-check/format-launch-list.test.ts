import { formatLaunchList } from "./format-launch-list";
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

describe("the launch list", () => {
  it("has one line for what needs the same done", () => {
    expect(formatLaunchList([...list, phone], false)).toEqual([
      "  content/blog: 2 posts: shipped with the site; put your own there",
      "  data/gallery.json: 2 gallery photos: shipped with the site; put your own there",
      "  data/home.json: 2 fields · a, b: x and others; write your own",
      "  data/site.json:7 · site identity · phone: (512) 555-0142; write your own",
    ]);
  });

  it("has a line for each of them, if asked", () => {
    const lines = formatLaunchList([...list, phone], true);
    expect(lines).toHaveLength(7);
    expect(lines).toContain(
      "  data/gallery.json:9 · gallery photo 9: shipped with the site; put your own there",
    );
  });

  it("names the one that is left with its line", () => {
    expect(formatLaunchList([photo(5)], false)).toEqual([
      "  data/gallery.json:5 · gallery photo 5: shipped with the site; put your own there",
    ]);
  });
});
