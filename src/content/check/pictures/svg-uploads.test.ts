import {
  all,
  readErrors,
  replace,
  write,
  type Change,
} from "../../../../test/content-check/check-files";
import { hostileSvg } from "../../../../test/content-check/hostile-svg";

const post = "content/blog/teeth/index.mdx";

/** Every field and text that can name a picture, with the file it names. */
const fields: [field: string, picture: string, naming: (name: string) => Change][] = [
  [
    "the gallery",
    "content/gallery/doodle",
    (name) => replace("data/gallery.json", "doodle.jpg", name),
  ],
  ["a team member", "content/team/dana", (name) => replace("data/team.json", "dana.jpg", name)],
  ["a review", "content/reviews/bow", (name) => replace("data/reviews.json", "bow.png", name)],
  ["a cover", "content/blog/teeth/cover", (name) => replace(post, "cover.jpg", name)],
  [
    "a post's text",
    "content/blog/teeth/towel",
    (name) => replace(post, "<Callout>", `![A pink towel](${name})\n\n<Callout>`),
  ],
  [
    "a pair of pictures",
    "content/blog/teeth/towel",
    (name) =>
      replace(
        post,
        "<Callout>",
        `<BeforeAfter before="${name}" beforeAlt="A matted coat" after="${name}" afterAlt="A brushed coat" />\n\n<Callout>`,
      ),
  ],
  [
    "a page's text",
    "content/pages/towel",
    (name) => replace("content/pages/terms.mdx", "Our terms.", `![A pink towel](${name})`),
  ],
];

const cases = fields.flatMap(([field, picture, naming]) =>
  ["svg", "SVG", "png"].map((extension) => ({ field, extension, picture, naming })),
);

it.each(cases)(
  "refuses a drawing in $field, as .$extension",
  async ({ extension, picture, naming }) => {
    const file = `${picture}.${extension}`;
    const name = file.split("/").at(-1) ?? "";
    const errors = await readErrors(all(write(file, hostileSvg), naming(name)));
    expect(errors).toContainEqual(
      `${file} | an SVG drawing, which can contain scripts | a JPEG, PNG, WebP, TIFF or AVIF picture | export it as PNG from the program that you drew it with`,
    );
  },
);

it.each(fields)(
  "refuses a drawing's name in %s, as the editor does on saving",
  async (_, picture, naming) => {
    const name = `${picture.split("/").at(-1)}.svg`;
    const errors = (await readErrors(naming(name))).join("\n");
    expect(errors).toMatch(
      new RegExp(`${name}"(?:, but there is no such file|.* a photo, whose name)`),
    );
  },
);
