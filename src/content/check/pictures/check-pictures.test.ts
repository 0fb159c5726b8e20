import { readFileSync } from "node:fs";
import {
  all,
  readErrors,
  remove,
  rename,
  replace,
  write,
  type BadInput,
} from "../../../../test/content-check/check-files";
import { jpeg, makePicture } from "../../../../test/content-check/fixture-site";

/** A photo from an iPhone, with its location. */
const heic = readFileSync("test/content-check/photo-from-phone.heic");

const cases: BadInput[] = [
  [
    "a HEIC photo named .jpg",
    write("content/gallery/doodle.jpg", heic),
    "content/gallery/doodle.jpg | a HEIC picture, which browsers can't show | a JPEG, PNG, WebP, TIFF or AVIF picture | upload it in the editor, which converts it, or open it in Preview or Photos and export it as JPEG",
  ],
  [
    "a truncated photo",
    async (files) => {
      files.set("content/gallery/doodle.jpg", (await jpeg).subarray(0, 5000));
    },
    "content/gallery/doodle.jpg | a file that isn't a picture, or is damaged or cut off | a picture that can be read to its end | copy or export it again from the original",
  ],
  // names without a picture
  [
    "a missing photo",
    remove("content/gallery/poodle.jpg"),
    'data/gallery.json name | "poodle.jpg", but there is no such file | the picture content/gallery/poodle.jpg',
  ],
  [
    "a photo whose name differs only in upper and lower case",
    rename("content/gallery/doodle.jpg", "content/gallery/Doodle.JPG"),
    'data/gallery.json name | "doodle.jpg", but there is no such file | the picture content/gallery/doodle.jpg | did you mean "Doodle.JPG"?',
  ],
  [
    "a photo with its camera's file name",
    all(
      rename("content/gallery/doodle.jpg", "content/gallery/IMG_4022.JPG"),
      replace("data/gallery.json", '"doodle.jpg"', '"IMG_4022.JPG"'),
    ),
    'data/gallery.json name | "IMG_4022.JPG", as the file is called | a name of lower-case letters, digits and single hyphens, that ends in .jpg, .jpeg, .png, .webp, .tif, .tiff or .avif | rename the file, and write its new name here',
  ],
  [
    "a photo that ad blockers hide",
    all(
      rename("content/gallery/doodle.jpg", "content/gallery/doodle-ad.jpg"),
      replace("data/gallery.json", '"doodle.jpg"', '"doodle-ad.jpg"'),
    ),
    'data/gallery.json name | "doodle-ad.jpg", which ad blockers hide because of "ad" | a name without that word, such as poodle-after.jpg | rename the file, and write its new name here',
  ],
  [
    "a photo on another website",
    replace("data/team.json", '"dana.jpg"', '"https://photos.example/dana.jpg?size=2"'),
    'data/team.json imageUrl | the picture "https://photos.example/dana.jpg?size=2" | the name of a file in content/team, such as dana.jpg | save the photo there, and write dana.jpg',
  ],
  [
    "a photo with its folder",
    replace("data/team.json", '"dana.jpg"', '"/dana.jpg"'),
    'data/team.json imageUrl | the picture "/dana.jpg" | the name of a file in content/team, such as dana.jpg | save the photo there, and write dana.jpg',
  ],
  [
    "a cover on another website",
    replace("content/blog/teeth/index.mdx", "cover.jpg", "https://photos.example/photo"),
    `content/blog/teeth/index.mdx image | the picture "https://photos.example/photo" | the name of a file in the post's folder, such as photo.jpg | save the photo there, and write photo.jpg`,
  ],
  [
    "two photos that would have the same URL",
    all(
      write("content/gallery/doodle.png", makePicture("png")),
      replace(
        "data/gallery.json",
        "[",
        '[\n  { "name": "doodle.png", "alt": "A doodle before the bath" },',
      ),
    ),
    "content/gallery/doodle.png | doodle.png next to doodle.jpg | file names that differ in more than extension or capitals",
  ],
];

describe("for a picture that can't be shown", () => {
  it.each(cases)("the owner reads what to do: %s", async (_, change, errors) => {
    expect(await readErrors(change)).toEqual([errors].flat());
  });
});
