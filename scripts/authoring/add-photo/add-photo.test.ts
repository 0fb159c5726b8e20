import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { all, replace, write, type Change } from "../../../test/content-check/check-files";
import { jpeg, makePicture } from "../../../test/content-check/fixture-site";
import { deleteProjects, temporaryProject } from "../testing/temporary-project";
import { addPhoto } from "./add-photo";

const file = "data/gallery.json";
const alt = ["--alt", "Biscuit, a brown poodle"];
const nothing: Change = () => undefined;

/** A picture that no other looks like: dark above, light below. */
const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "wheat" } }).composite([
    {
      input: {
        create: { width, height: Math.round(height / 2), channels: 3, background: "maroon" },
      },
      top: 0,
      left: 0,
    },
  ]);

const glass = sharp({
  create: { width: 500, height: 400, channels: 4, background: { r: 0, g: 90, b: 0, alpha: 0.5 } },
}).webp();

/** As a phone stores it: lying on its side, with the place where it was taken. */
const fromPhone = draw(2560, 400)
  .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "30/1 10/1 0/1" } })
  .withMetadata({ orientation: 6 })
  .jpeg()
  .toBuffer();

const damagedHeic = readFileSync("test/content-check/photo-from-phone.heic").subarray(0, 1000);

// Each runs the whole check twice.
jest.setTimeout(30_000);
afterEach(deleteProjects);

describe("npm run add:photo", () => {
  it("adds the photo upright, smaller and without its place, and its entry at the end", async () => {
    const { run, tree, errors, context } = await temporaryProject(write("IMG_40.JPG", fromPhone));
    const before = tree();
    expect(await run(addPhoto, ["IMG_40.JPG", ...alt])).toBeUndefined();
    const { "content/gallery/img-40.jpg": added, ...others } = tree();
    expect(added).toBeDefined();
    const entry = ',\n  {\n    "name": "img-40.jpg",\n    "alt": "Biscuit, a brown poodle"\n  }\n]';
    expect(others).toEqual({ ...before, [file]: before[file]?.replace(/\n\]$/, () => entry) });
    const picture = sharp(join(context.root, "content/gallery/img-40.jpg"));
    const { width, height, exif, orientation } = await picture.metadata();
    expect({ width, height, exif, orientation }).toEqual({ width: 375, height: 2400 });
    // Turned to the right, what was above is on the right.
    const { data } = await picture
      .resize(2, 1, { fit: "fill" })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(data[3] ?? 0);
    expect(await errors()).toBe("");
  });

  it.each<[string, sharp.Sharp, string]>([
    ["a PNG a PNG", draw(500, 400).png(), "png"],
    ["a WebP a JPEG", draw(500, 400).webp(), "jpg"],
    ["what is transparent a PNG", glass, "png"],
  ])("makes %s", async (_, picture, extension) => {
    const { run, tree } = await temporaryProject(write("biscuit.webp", picture.toBuffer()));
    expect(await run(addPhoto, ["biscuit.webp", ...alt])).toBeUndefined();
    expect(Object.keys(tree())).toContain(`content/gallery/biscuit.${extension}`);
  });

  it("asks for the file, a name that is free, and what it shows", async () => {
    const change = write("Poodle.jpg", fromPhone);
    const answers = ["", "no.jpg", "'Poodle.jpg' ", "doodle", "Poodle!", "", "dog", alt[1] ?? ""];
    const { run, read, tree } = await temporaryProject(change, answers);
    expect(await run(addPhoto, [])).toBeUndefined();
    expect(read()).toContain("no.jpg. Drop the photo into this window instead.");
    expect(read()).toContain("There is a photo doodle already. doodle-2 is free.");
    expect(read()).toContain("lower-case letters, digits and single hyphens");
    expect(read()).toContain("Nothing came. Drag the photo into this window");
    expect(read()).toContain("A short name for the photo [poodle-2]: ");
    expect(read()).toContain("Expected: a few words that describe the picture.");
    expect(tree()).toHaveProperty(["content/gallery/poodle-2.jpg"]);
  });

  const given: [string, Change, string[], string][] = [
    ["a damaged HEIC", write("a.jpg", damagedHeic), ["a.jpg", ...alt], "export it as JPEG"],
    ["a file that is no picture", write("a.jpg", "text"), ["a.jpg"], "a file that is no picture"],
    [
      "a picture that is cut off",
      async (files) => void files.set("a.jpg", (await fromPhone).subarray(0, 2000)),
      ["a.jpg"],
      "damaged or cut off",
    ],
    ["an animation", write("a.gif", makePicture("gif")), ["a.gif"], "export it as JPEG"],
    ["a file that isn't there", nothing, ["a.jpg"], "There is no file"],
    ["a folder", nothing, ["data"], "is a folder. Drop one photo out of it"],
    ["no file", nothing, [], "Which photo?"],
    ["two files", nothing, ["Biscuit", "1.jpg"], "A name with blanks needs quotes"],
    ["no alt text", write("a.jpg", fromPhone), ["a.jpg"], "Missing: --alt"],
    [
      "an alt text that is too short",
      write("a.jpg", fromPhone),
      ["a.jpg", "--alt", "dog"],
      "a few words that describe the picture",
    ],
    [
      "a name that is taken",
      write("a.jpg", fromPhone),
      ["a.jpg", "--name", "doodle", ...alt],
      "There is a photo doodle already. doodle-2 is free.",
    ],
    [
      "the same file again",
      write("a.jpg", jpeg),
      ["a.jpg", ...alt],
      "This is the same photo as content/gallery/doodle.jpg. It shows on the site already.",
    ],
    [
      "the same photo in another size and format",
      all(write("content/gallery/doodle.jpg", fromPhone), async (files) => {
        const small = sharp(await fromPhone)
          .autoOrient()
          .resize(330)
          .webp({ quality: 60 });
        files.set("a.jpg", await small.toBuffer());
      }),
      ["a.jpg", ...alt],
      "This is the same photo as content/gallery/doodle.jpg.",
    ],
    [
      "a photo that lies there without an entry",
      write("content/gallery/new.jpg", fromPhone),
      ["content/gallery/new.jpg", ...alt],
      "Only data/gallery.json doesn't name it",
    ],
    [
      "a list with a mistake",
      all(write("a.jpg", fromPhone), replace(file, "},", "}")),
      ["a.jpg", ...alt],
      "mend this first",
    ],
  ];

  it.each(given)("refuses %s", async (_, change, parameters, says) => {
    const { run, tree } = await temporaryProject(change);
    const before = tree();
    expect(await run(addPhoto, parameters)).toContain(says);
    expect(tree()).toEqual(before);
  });
});
