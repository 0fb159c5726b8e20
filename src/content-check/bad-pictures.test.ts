import {
  all,
  readErrors,
  rename,
  replace,
  write,
  type BadInput,
} from "../../test/content-check/check-files";
import { jpeg, makePicture } from "../../test/content-check/fixture-site";
import { photoFromPhone } from "../../test/content-check/photo-from-phone";

/** The first bytes of a photo as iPhones take them. */
const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic"), Buffer.alloc(40)]);

/** The photo under another extension, which its record has, too. */
const as = (file: string) =>
  all(
    rename("content/gallery/doodle.jpg", `content/gallery/${file}`),
    replace("data/gallery.json", '"doodle.jpg"', `"${file}"`),
  );

const cases: BadInput[] = [
  [
    "a HEIC photo",
    all(as("doodle.heic"), write("content/gallery/doodle.heic", heic)),
    "content/gallery/doodle.heic | a HEIC picture, which browsers can't show | a JPEG, PNG, WebP or TIFF picture | put it in by the editor, which makes a JPEG of it, or open it in Preview or Photos and export it as JPEG",
  ],
  [
    "a HEIC photo that is called .jpg",
    write("content/gallery/doodle.jpg", heic),
    "content/gallery/doodle.jpg | a HEIC picture, which browsers can't show | a JPEG, PNG, WebP or TIFF picture | put it in by the editor, which makes a JPEG of it, or open it in Preview or Photos and export it as JPEG",
  ],
  [
    "a photo that was cut off",
    async (files) => {
      files.set("content/gallery/doodle.jpg", (await jpeg).subarray(0, 5000));
    },
    "content/gallery/doodle.jpg | a picture that is damaged or cut off | a picture that can be read to its end | copy or export it again from the original",
  ],
  [
    "a cover that was cut off",
    async (files) => {
      files.set("content/blog/teeth/cover.jpg", (await jpeg).subarray(0, 5000));
    },
    "content/blog/teeth/cover.jpg | a picture that is damaged or cut off | a picture that can be read to its end | copy or export it again from the original",
  ],
  [
    "a PNG that was cut off",
    all(as("doodle.png"), async (files) => {
      files.set("content/gallery/doodle.png", (await makePicture("png")).subarray(0, 5000));
    }),
    "content/gallery/doodle.png | a picture that is damaged or cut off | a picture that can be read to its end | copy or export it again from the original",
  ],
  [
    "an empty photo",
    write("content/gallery/doodle.jpg", ""),
    "content/gallery/doodle.jpg | an empty file (0 bytes) | a picture | copy or export it again from the original",
  ],
  [
    "a text that is called .jpg",
    write("content/gallery/doodle.jpg", "Not a photo"),
    "content/gallery/doodle.jpg | a file that is no picture | a JPEG, PNG, WebP or TIFF picture | export the picture again as JPEG; renaming a file doesn't change what is in it",
  ],
  [
    "a GIF",
    all(as("doodle.gif"), write("content/gallery/doodle.gif", makePicture("gif"))),
    "content/gallery/doodle.gif | a picture of the format GIF | a JPEG, PNG, WebP or TIFF picture | open it in Preview or Photos and export it as JPEG",
  ],
  [
    "a photo with an unusual extension",
    as("doodle.jfif"),
    "content/gallery/doodle.jfif | the extension .jfif | .jpg, .jpeg, .png, .webp, .tif or .tiff | export the picture as JPEG, with a name that ends in .jpg",
  ],
  [
    "a photo with an unusual extension that its record doesn't have",
    rename("content/gallery/doodle.jpg", "content/gallery/doodle.jfif"),
    [
      "content/gallery/doodle.jfif | the extension .jfif | .jpg, .jpeg, .png, .webp, .tif or .tiff | export the picture as JPEG, with a name that ends in .jpg",
      'data/gallery.json:3 name | "doodle.jpg", but there is no such file | the picture content/gallery/doodle.jpg | did you mean "doodle.jfif"?',
    ],
  ],
  [
    "a photo without an extension",
    as("doodle"),
    [
      "content/gallery/doodle | doodle, without extension | .jpg, .jpeg, .png, .webp, .tif or .tiff | export the picture as JPEG, with a name that ends in .jpg",
      'data/gallery.json:3 name | "doodle", as the file doodle is called | a name of lower-case letters, digits and single hyphens, that ends in .jpg, .jpeg, .png, .webp, .tif or .tiff | rename the file, and write its new name here',
    ],
  ],
  [
    "a photo in static that tells where it was taken",
    write("static/garden/biscuit.jpg", photoFromPhone()),
    "static/garden/biscuit.jpg | a photo that tells where it was taken (GPS), with Apple iPhone 15 | a photo without its place: what stands in static is published as it is | put it into the gallery in the editor and delete this file; or remove the place: in Preview on a Mac by Tools > Show Inspector > GPS > Remove Location Info, on Windows by Properties > Details > Remove Properties and Personal Information",
  ],
  [
    "a folder among the photos",
    write("content/gallery/new/", ""),
    "content/gallery/new | a folder | a picture | move the pictures out of it and delete it",
  ],
  [
    "a drawing in the gallery",
    write("content/gallery/doodle.jpg", '<svg xmlns="http://www.w3.org/2000/svg"/>'),
    "content/gallery/doodle.jpg | a picture of the format SVG | a JPEG, PNG, WebP or TIFF picture | open it in Preview or Photos and export it as JPEG",
  ],
];

describe("a picture that can't be shown", () => {
  it.each(cases)("says of %s what to do", async (_, change, says) => {
    expect(await readErrors(change)).toEqual([says].flat());
  });

  it.each([
    ["png", photoFromPhone("png")],
    ["webp", photoFromPhone("webp")],
    ["avif", photoFromPhone("avif")],
    ["heic", photoFromPhone().then((photo) => Buffer.concat([heic, photo]))],
  ])("tells its place as %s in static, too", async (format, photo) => {
    const [error] = await readErrors(write(`static/biscuit.${format}`, photo));
    expect(error).toContain(
      `static/biscuit.${format} | a photo that tells where it was taken (GPS)`,
    );
  });
});
