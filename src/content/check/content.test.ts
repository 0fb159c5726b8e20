import { checkChanged, replace } from "../../../test/content-check/check-files";
import { fixtureSite } from "../../../test/content-check/fixture-site";

const changes = [
  ["a field of the only record", "data/site.json", '"(512) 555-0242"', '"5"'],
  ["a field of a field", "data/site.json", '"https://feed.com"', '"feed"'],
  ["a field of a record in a list", "data/gallery.json", '"poodle.jpg"', '"poodle"'],
  ["an entry of a list", "data/price-lists.json", '"pawdicure"', '"pedicure"'],
  [
    "a field of front matter",
    "content/blog/teeth/index.mdx",
    "lastModified: 2025-05-02",
    "lastModified: May",
  ],
  ["a fact in a text", "content/blog/teeth/index.mdx", "{price.bath.small.short}", "{price.bath}"],
] as const;

test.each(changes)(
  "an error is reported on the line of %s",
  async (_what, file, old, replacement) => {
    const text = String((await fixtureSite()).get(file));
    const { errors } = await checkChanged(replace(file, old, replacement));
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatchObject({
      file,
      line: text.slice(0, text.indexOf(old)).split("\n").length,
    });
  },
);
