import {
  all,
  readErrors,
  remove,
  rename,
  replace,
  write,
  type BadInput,
} from "../../test/content-check/check-files";
import { makePicture } from "../../test/content-check/fixture-site";

const cases: BadInput[] = [
  [
    "a missing photo",
    remove("content/gallery/poodle.jpg"),
    'data/gallery.json:7 name | "poodle.jpg", but there is no such file | the picture content/gallery/poodle.jpg | put the picture into content/gallery, or correct the name',
  ],
  [
    "a photo whose name differs in capitals",
    rename("content/gallery/doodle.jpg", "content/gallery/Doodle.JPG"),
    'data/gallery.json:3 name | "doodle.jpg", but there is no such file | the picture content/gallery/doodle.jpg | did you mean "Doodle.JPG"?',
  ],
  [
    "a mistyped photo name",
    replace("data/gallery.json", '"doodle.jpg"', '"dodle.jpg"'),
    'data/gallery.json:3 name | "dodle.jpg", but there is no such file | the picture content/gallery/dodle.jpg | did you mean "doodle.jpg"?',
  ],
  [
    "a photo with the name that the camera gave it",
    all(
      rename("content/gallery/doodle.jpg", "content/gallery/IMG_4022.JPG"),
      replace("data/gallery.json", '"doodle.jpg"', '"IMG_4022.JPG"'),
    ),
    'data/gallery.json:3 name | "IMG_4022.JPG", as the file IMG_4022.JPG is called | a name of lower-case letters, digits and single hyphens, that ends in .jpg, .jpeg, .png, .webp, .tif or .tiff | rename the file, and write its new name here',
  ],
  [
    "two photos with one name",
    write("content/gallery/Doodle.png", makePicture("png")),
    "content/gallery/doodle.jpg | doodle.jpg beside Doodle.png | file names that differ in more than extension or capitals | delete or rename one of the two",
  ],
  [
    "two photos that would have one address",
    all(
      write("content/gallery/doodle.png", makePicture("png")),
      replace(
        "data/gallery.json",
        "[",
        '[\n  { "name": "doodle.png", "alt": "A doodle before the bath" },',
      ),
    ),
    "content/gallery/doodle.png | doodle.png beside doodle.jpg | file names that differ in more than extension or capitals | delete or rename one of the two",
  ],
  [
    "a missing picture of a review",
    remove("content/reviews/bow.svg"),
    'data/reviews.json:13 image | "bow.svg", but there is no such file | the picture content/reviews/bow.svg | put the picture into content/reviews, or correct the name',
  ],
  [
    "a missing cover",
    remove("content/blog/teeth/cover.jpg"),
    'content/blog/teeth/index.mdx:7 image | "cover.jpg", but there is no such file | the picture content/blog/teeth/cover.jpg | put the picture into content/blog/teeth, or correct the name',
  ],
];

describe("a name under which there is no picture", () => {
  it.each(cases)("says of %s what to do", async (_, change, says) => {
    expect(await readErrors(change)).toEqual([says].flat());
  });
});
