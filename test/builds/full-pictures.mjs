// @ts-check
import { appendFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

/** The post and the page of the full site whose texts show pictures. */
const picturePost = "may-dental-health";
const picturePage = "about";

export const shownPictures = {
  before: "A matted poodle before the bath",
  after: "The same poodle, brushed and dry",
  wide: "A corgi in a tub full of foam",
  caption: "After an hour's work & a good towel",
  pairCaption: "Biscuit, on a Tuesday",
};

/** The location in the photos' metadata, which must not be published. */
const exif = {
  IFD0: { Make: "Apple", Model: "iPhone 15" },
  IFD3: { GPSLatitudeRef: "N", GPSLatitude: "30/1 16/1 0/1" },
};

/**
 * A photo as a phone stores it: sideways, with its location, 1500 by 2000 pixels when upright.
 *
 * @param {string} drawing
 * @param {"jpeg" | "png"} [format]
 */
async function photo(drawing, format = "jpeg") {
  const upright = sharp(drawing).resize(1500, 2000, { fit: "contain", background: "tan" });
  return sharp(await upright.png().toBuffer())
    .rotate(-90)
    .withExif(exif)
    .withMetadata({ orientation: 6 })
    .toFormat(format)
    .toBuffer();
}

/** Other pictures that become such photos: a cover, a portrait, a tile, and the first of a pair. */
const sideways = [
  `blog/${picturePost}/cover.png`,
  "team/founder.png",
  "gallery/yorkie.png",
  "gallery/husky.png",
];

/** The picture of a review. */
export const reviewPicture = "bow.jpg";

const { before, after, wide, caption, pairCaption } = shownPictures;

const postText = `
![${before}](before.jpg "${caption}")

<BeforeAfter before="before.jpg" beforeAlt="${before}" after="after.jpg" afterAlt="${after}" caption="${pairCaption}" />
`;

/** @param {string} folder a copy of the project */
export async function addTextPictures(folder) {
  const content = join(folder, "content");
  const gallery = (/** @type {string} */ name) => join(content, "gallery", `${name}.png`);
  const post = join(content, "blog", picturePost);
  await writeFile(join(post, "before.jpg"), await photo(gallery("poodle")));
  await writeFile(join(post, "after.jpg"), await photo(gallery("doodle")));
  await sharp(gallery("corgi"))
    .withExif(exif)
    .jpeg()
    .toFile(join(content, "pages", "wide.jpg"));
  for (const file of sideways)
    await writeFile(join(content, file), await photo(join(content, file), "png"));
  await mkdir(join(content, "reviews"), { recursive: true });
  await writeFile(join(content, "reviews", reviewPicture), await photo(gallery("poodle")));
  appendFileSync(join(post, "index.mdx"), postText);
  appendFileSync(join(content, "pages", `${picturePage}.mdx`), `\n![${wide}](wide.jpg)\n`);
}
