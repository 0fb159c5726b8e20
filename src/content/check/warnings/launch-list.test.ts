import {
  all,
  checkChanged,
  replace,
  type Change,
} from "../../../../test/content-check/check-files";
import type { Warning } from "../errors";

const today = "2025-06-01";

/** Marks a page or fields of a record as samples. */
const markPage = replace("content/pages/terms.mdx", "title:", "sample: true\ntitle:");
const markSite = (...names: string[]): Change =>
  replace("data/site.json", '"name"', `"sample": ${JSON.stringify(names)},\n  "name"`);
const markQuestion = replace("data/faq.json", '"cost"', '"cost", "sample": ["answer"]');

const cases: [what: string, shipped: Change, line: Partial<Warning>, own: Change][] = [
  [
    "a sample photo",
    replace("data/gallery.json", '"doodle.jpg"', '"doodle.jpg",\n    "sample": true'),
    { line: 2, record: "gallery photo doodle.jpg", message: "shipped with the site" },
    replace("data/gallery.json", ',\n    "sample": true', ""),
  ],
  [
    "a sample page",
    markPage,
    { file: "content/pages/terms.mdx", line: 2, record: "page terms" },
    replace("content/pages/terms.mdx", "sample: true\n", ""),
  ],
  [
    "a sample answer",
    markQuestion,
    { file: "data/faq.json", record: "faq item cost", field: "answer" },
    replace("data/faq.json", ', "sample": ["answer"]', ""),
  ],
  [
    "a sample street",
    markSite("address.street"),
    {
      file: "data/site.json",
      field: "address.street",
      message: "shipped with the site",
    },
    replace("data/site.json", '"address.street"', ""),
  ],
  [
    "a reserved domain",
    replace("data/site.json", "https://www.shaggy.com", "https://www.shaggy.example"),
    { line: 5, field: "url", message: "https://www.shaggy.example" },
    replace("data/site.json", "shaggy.example", "shaggy.com"),
  ],
  [
    "a reserved phone number",
    replace("data/site.json", "555-0242", "555-0142"),
    { line: 6, field: "phone", message: "(512) 555-0142" },
    replace("data/site.json", "555-0142", "555-0242"),
  ],
  [
    "a reserved domain in an article",
    replace("content/pages/terms.mdx", "Our terms.", "Write to hi@shaggy.example."),
    { line: 7, record: "page terms", message: "hi@shaggy.example" },
    replace("content/pages/terms.mdx", "shaggy.example", "shaggy.com"),
  ],
];

describe("the launch list", () => {
  it.each(cases)("contains %s until the owner replaces it", async (_, shipped, line, own) => {
    const before = await checkChanged(shipped, today);
    expect(before.errors).toEqual([]);
    expect(before.warnings).toEqual([expect.objectContaining(line)]);
    expect(before.warnings[0]?.fix).toMatch(/write|put|answer|make|let/);
    const after = await checkChanged(all(shipped, own), today);
    expect(after.errors).toEqual([]);
    expect(after.warnings).toEqual([]);
  });

  it("contains a sample once, also with a reserved phone number", async () => {
    const change = all(replace("data/site.json", "555-0242", "555-0142"), markSite("phone"));
    const { warnings } = await checkChanged(change);
    expect(warnings).toEqual([expect.objectContaining({ field: "phone" })]);
  });

  it.each([
    ["https://shop.github.io", []],
    ["https://www.shaggy.example", ["url"]],
    [undefined, ["url"]],
  ])("contains the placeholder of the site's address if the host's is %p", async (url, fields) => {
    const shipped = replace("data/site.json", "www.shaggy.com", "www.shaggy.example");
    const { warnings } = await checkChanged(shipped, today, url);
    expect(warnings.map(({ field }) => field)).toEqual(fields);
  });
});
