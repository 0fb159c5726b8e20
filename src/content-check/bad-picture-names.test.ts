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
    `
data/gallery.json
  line 7 · gallery photo poodle.jpg · name
    found     "poodle.jpg", but there is no such file
    expected  the picture content/gallery/poodle.jpg
    to fix    put the picture into content/gallery, or correct the name
`,
  ],
  [
    "a photo whose name differs in capitals",
    rename("content/gallery/doodle.jpg", "content/gallery/Doodle.JPG"),
    `
data/gallery.json
  line 3 · gallery photo doodle.jpg · name
    found     "doodle.jpg", but there is no such file
    expected  the picture content/gallery/doodle.jpg
    to fix    did you mean "Doodle.JPG"?
`,
  ],
  [
    "a photo named in capitals",
    replace("data/gallery.json", '"doodle.jpg"', '"Doodle.JPG"'),
    `
data/gallery.json
  line 3 · gallery photo Doodle.JPG · name
    found     "Doodle.JPG", but there is no such file
    expected  the picture content/gallery/Doodle.JPG
    to fix    did you mean "doodle.jpg"?
`,
  ],
  [
    "a mistyped photo name",
    replace("data/gallery.json", '"doodle.jpg"', '"dodle.jpg"'),
    `
data/gallery.json
  line 3 · gallery photo dodle.jpg · name
    found     "dodle.jpg", but there is no such file
    expected  the picture content/gallery/dodle.jpg
    to fix    did you mean "doodle.jpg"?
`,
  ],
  [
    "a photo named with another extension",
    replace("data/gallery.json", '"doodle.jpg"', '"doodle.png"'),
    `
data/gallery.json
  line 3 · gallery photo doodle.png · name
    found     "doodle.png", but there is no such file
    expected  the picture content/gallery/doodle.png
    to fix    did you mean "doodle.jpg"?
`,
  ],
  [
    "a photo named without its extension",
    replace("data/gallery.json", '"doodle.jpg"', '"doodle"'),
    `
data/gallery.json
  line 3 · gallery photo doodle · name
    found     "doodle", but there is no such file
    expected  the picture content/gallery/doodle
    to fix    did you mean "doodle.jpg"?
`,
  ],
  [
    "a mistyped photo name without its extension",
    replace("data/gallery.json", '"doodle.jpg"', '"Dodle"'),
    `
data/gallery.json
  line 3 · gallery photo Dodle · name
    found     "Dodle", but there is no such file
    expected  the picture content/gallery/Dodle
    to fix    did you mean "doodle.jpg"?
`,
  ],
  [
    "a missing photo beside one whose short name is nothing like it",
    all(
      rename("content/gallery/doodle.jpg", "content/gallery/max.jpg"),
      replace("data/gallery.json", '"doodle.jpg"', '"rex.jpg"'),
    ),
    `
data/gallery.json
  line 3 · gallery photo rex.jpg · name
    found     "rex.jpg", but there is no such file
    expected  the picture content/gallery/rex.jpg
    to fix    put the picture into content/gallery, or correct the name
`,
  ],
  [
    "a photo with the name that the camera gave it",
    all(
      rename("content/gallery/doodle.jpg", "content/gallery/IMG_4022.JPG"),
      replace("data/gallery.json", '"doodle.jpg"', '"IMG_4022.JPG"'),
    ),
    `
data/gallery.json
  line 3 · gallery photo IMG_4022.JPG · name
    found     "IMG_4022.JPG", as the file IMG_4022.JPG is called
    expected  a name of lower-case letters, digits and single hyphens, that ends in .jpg, .jpeg, .png, .webp, .tif or .tiff
    to fix    rename the file, and write its new name here
`,
  ],
  [
    "a photo whose file still has the camera's name",
    all(
      rename("content/gallery/doodle.jpg", "content/gallery/IMG_4022.JPG"),
      replace("data/gallery.json", '"doodle.jpg"', '"img-4022.jpg"'),
    ),
    `
data/gallery.json
  line 3 · gallery photo img-4022.jpg · name
    found     "img-4022.jpg", but there is no such file
    expected  the picture content/gallery/img-4022.jpg
    to fix    did you mean "IMG_4022.JPG"?
`,
  ],
  [
    "a photo named without its extension whose file has the camera's name",
    all(
      rename("content/gallery/doodle.jpg", "content/gallery/IMG_4022.JPG"),
      replace("data/gallery.json", '"doodle.jpg"', '"img-4022"'),
    ),
    `
data/gallery.json
  line 3 · gallery photo img-4022 · name
    found     "img-4022", but there is no such file
    expected  the picture content/gallery/img-4022
    to fix    did you mean "IMG_4022.JPG"?
`,
  ],
  [
    "a review's picture whose name has blanks",
    all(
      rename("content/reviews/bow.svg", "content/reviews/My bow.svg"),
      replace("data/reviews.json", '"bow.svg"', '"My bow.svg"'),
    ),
    `
data/reviews.json
  line 13 · review 2 · image
    found     "My bow.svg", as the file My bow.svg is called
    expected  a name of lower-case letters, digits and single hyphens, that ends in .jpg, .jpeg, .png, .webp, .tif, .tiff or .svg
    to fix    rename the file, and write its new name here
`,
  ],
  [
    "two photos with one name",
    write("content/gallery/Doodle.png", makePicture("png")),
    `
content/gallery/doodle.jpg
    found     doodle.jpg beside Doodle.png
    expected  file names that differ in more than extension or capitals
    to fix    delete or rename one of the two
`,
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
    `
content/gallery/doodle.png
    found     doodle.png beside doodle.jpg
    expected  file names that differ in more than extension or capitals
    to fix    delete or rename one of the two
`,
  ],
  [
    "a missing portrait",
    replace("data/team.json", "dana.jpg", "dana.png"),
    `
data/team.json
  line 6 · team member Dana H. · imageUrl
    found     "dana.png", but there is no such file
    expected  the picture content/team/dana.png
    to fix    did you mean "dana.jpg"?
`,
  ],
  [
    "a missing picture of a review",
    remove("content/reviews/bow.svg"),
    `
data/reviews.json
  line 13 · review 2 · image
    found     "bow.svg", but there is no such file
    expected  the picture content/reviews/bow.svg
    to fix    put the picture into content/reviews, or correct the name
`,
  ],
  [
    "a missing cover",
    remove("content/blog/teeth/cover.jpg"),
    `
content/blog/teeth/index.mdx
  line 7 · post teeth · image
    found     "cover.jpg", but there is no such file
    expected  the picture content/blog/teeth/cover.jpg
    to fix    put the picture into content/blog/teeth, or correct the name
`,
  ],
];

describe("a name under which there is no picture", () => {
  it.each(cases)("says of %s what to do", async (_, change, says) => {
    expect(await readErrors(change)).toBe(says);
  });
});
