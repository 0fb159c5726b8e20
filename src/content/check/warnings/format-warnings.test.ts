import { formatWarnings } from "./format-warnings";
import type { Warning } from "../errors";

const fix = "put your own there";
const photo = (line: number): Warning => ({
  file: "data/gallery.json",
  line,
  record: `gallery photo ${line}`,
  message: "shipped with the site",
  fix,
});
const field = (name: string): Warning => ({
  ...photo(4),
  file: "data/home.json",
  record: "home text",
  field: name,
});
const post = (folder: string): Warning => ({
  ...photo(3),
  file: `content/blog/${folder}/index.mdx`,
  record: `post ${folder}`,
});
const phone: Warning = { ...field("phone"), line: 7, message: "(512) 555-0142" };

const launch = {
  heading: "Before it goes live",
  warnings: [post("ears"), post("teeth"), photo(5), photo(9), field("a"), field("b"), phone],
  isLaunchList: true as const,
};
const total = "5 warnings, none of them stops a build.";

test("the launch list is grouped by form, and samples replaced as a whole are one step", () => {
  expect(formatWarnings([launch])).toBe(
    [
      "Before it goes live (5 left)",
      "  Texts on the home page (3)",
      "    data/home.json: 2 fields · a, b: shipped with the site; put your own there",
      "    data/home.json:7 · home text · phone: (512) 555-0142; put your own there",
      "  Photos (1)",
      "    data/gallery.json: 2 records: shipped with the site; put your own there",
      "  Blog posts (1)",
      "    content/blog: 2 records: shipped with the site; put your own there",
      "",
      `${total} To see each one: npm run check -- --all`,
    ].join("\n"),
  );
});

test("with all, each warning has its own line", () => {
  const lines = formatWarnings([launch], { all: true }).split("\n");
  expect(lines).toHaveLength(13);
  expect(lines).toContain(
    "    data/gallery.json:9 · gallery photo 9: shipped with the site; put your own there",
  );
  expect(lines.at(-1)).toBe(total);
});

test("returns an empty text without warnings", () => {
  expect(formatWarnings([])).toBe("");
});
