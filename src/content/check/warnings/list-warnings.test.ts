import type { Warning } from "../errors";
import { checkChanged, write, type Change } from "../../../../test/content-check/check-files";
import { makePicture } from "../../../../test/content-check/fixture-site";

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
      file: "data/promotions.json",
      line: 1,
      record: "promotion spring",
      field: "validUntil",
    },
  ],
  [
    "a photo that no record names",
    write("content/gallery/husky.png", makePicture("png")),
    { file: "content/gallery/husky.png" },
  ],
  [
    "a picture beside a post that the post doesn't show",
    write("content/blog/teeth/towel.png", makePicture("png")),
    { file: "content/blog/teeth/towel.png" },
  ],
  [
    "a picture beside the pages that none shows",
    write("content/pages/towel.png", makePicture("png")),
    { file: "content/pages/towel.png" },
  ],
  [
    "a picture of few pixels",
    write("content/gallery/poodle.jpg", makePicture("png", 200)),
    { file: "content/gallery/poodle.jpg" },
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
