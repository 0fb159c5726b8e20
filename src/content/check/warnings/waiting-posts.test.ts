import {
  all,
  checkChanged,
  replace,
  type Change,
} from "../../../../test/content-check/check-files";

const today = "2025-06-01";
const file = "content/blog/teeth/index.mdx";

/** The fixture's post with another date and no links to it. */
const post = (datePublished: string, more = ""): Change =>
  all(
    replace(file, "datePublished: 2025-05-01", `datePublished: ${datePublished}${more}`),
    replace(file, "lastModified: 2025-05-02", `lastModified: ${datePublished}`),
    replace("data/chat-services.json", ',\n    "article": "teeth"', ""),
  );

/** Copies that post to another folder. */
const copied: Change = (files) => {
  const copy = String(files.get(file)).replace("Clean teeth", "Clean ears");
  files.set("content/blog/ears/index.mdx", copy);
  files.set("content/blog/ears/cover.jpg", files.get("content/blog/teeth/cover.jpg") ?? "");
};

test.each<[string, Change, string[]]>([
  ["that is published", post(today), []],
  [
    "with a future date",
    post("2025-12-01"),
    [
      '1 post waits for its day: "Clean teeth" shows from December 1, 2025, once you publish on that day or later.',
    ],
  ],
  [
    "that is one of two with a future date",
    all(post("2025-06-02"), copied),
    [
      '2 posts wait for their day: "Clean ears" shows from June 2, 2025; "Clean teeth" shows from June 2, 2025, once you publish on that day or later.',
    ],
  ],
  [
    "that is a draft with a future date",
    post("2025-12-01", "\ndraft: true"),
    ['1 post is a draft, which visitors don\'t see: "Clean teeth".'],
  ],
])("the check lists unpublished posts: a post %s", async (_, change, notes) => {
  const report = await checkChanged(change, today);
  expect(report.errors).toEqual([]);
  expect(report.notes).toEqual(notes);
});
