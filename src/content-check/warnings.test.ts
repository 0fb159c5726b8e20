import type { Warning } from "./warning";
import {
  all,
  checkChanged,
  replace,
  write,
  type Change,
} from "../../test/content-check/check-files";
import { makePicture } from "../../test/content-check/fixture-site";

const promotion = (validUntil: string): Change =>
  write(
    "data/promotions.json",
    JSON.stringify([
      { id: "spring", title: "Spring", description: "Less.", terms: "One.", validUntil },
    ]),
  );

const warnings: [name: string, change: Change, expected: Partial<Warning>][] = [
  [
    "a promotion that has ended",
    promotion("2025-05-31"),
    {
      topic: "ended",
      file: "data/promotions.json",
      line: 1,
      record: "promotion spring",
      field: "validUntil",
    },
  ],
  [
    "a review that repeats another",
    replace("data/reviews.json", "My dog sleeps at last.", "My dog  smells of Flowers."),
    { topic: "repeated", line: 10, record: "review 2", message: "same text as review 1 (line 4)" },
  ],
  [
    "a photo that no record names",
    write("content/gallery/husky.png", makePicture("png")),
    { topic: "unused", file: "content/gallery/husky.png" },
  ],
  [
    "a picture beside a post that the post doesn't show",
    write("content/blog/teeth/towel.png", makePicture("png")),
    { topic: "unused", file: "content/blog/teeth/towel.png" },
  ],
  [
    "a picture beside the pages that none shows",
    write("content/pages/towel.png", makePicture("png")),
    { topic: "unused", file: "content/pages/towel.png" },
  ],
  [
    "a picture of few pixels",
    write("content/gallery/poodle.jpg", makePicture("png", 200)),
    { topic: "small", file: "content/gallery/poodle.jpg" },
  ],
  [
    "a data file with a mistyped name",
    write("data/review.json", "[]"),
    {
      topic: "unread",
      file: "data/review.json",
      message: "no part of the site reads it; did you mean reviews.json?",
    },
  ],
  [
    "a reserved address",
    replace("data/site.json", "https://www.shaggy.com", "https://www.shaggy.example"),
    { topic: "placeholder", line: 5, field: "url", message: "https://www.shaggy.example" },
  ],
  [
    "a reserved phone number",
    replace("data/site.json", "555-0242", "555-0142"),
    { topic: "placeholder", line: 6, field: "phone", message: "(512) 555-0142" },
  ],
  [
    "a reserved address in an article",
    replace("content/pages/terms.mdx", "Our terms.", "Write to hi@shaggy.example."),
    { topic: "placeholder", line: 7, record: "page terms", message: "hi@shaggy.example" },
  ],
  [
    "a text still to be written in a draft",
    all(
      replace("content/blog/teeth/index.mdx", "tags:", "draft: true\ntags:"),
      replace("content/blog/teeth/index.mdx", "A dog that", "Replace this with a dog that"),
      replace("data/chat-services.json", ',\n    "article": "teeth"', ""),
    ),
    { topic: "placeholder", record: "post teeth", field: "imageAlt" },
  ],
  [
    "a sample",
    replace("data/gallery.json", '"doodle"', '"doodle",\n    "sample": true'),
    { topic: "sample", line: 4, record: "gallery photo doodle" },
  ],
];

describe("what only deserves a warning", () => {
  it.each(warnings)("is %s, and no error", async (_, change, expected) => {
    const report = await checkChanged(change);
    expect(report.errors).toEqual([]);
    expect(report.warnings).toEqual([expect.objectContaining(expected)]);
  });

  it("is not the site as it should be", async () => {
    expect(await checkChanged(() => undefined)).toEqual({ errors: [], warnings: [], notes: [] });
  });

  it("is not a promotion on its last day", async () => {
    const { warnings: found } = await checkChanged(promotion("2025-05-31"), "2025-05-31");
    expect(found).toEqual([]);
  });
});
