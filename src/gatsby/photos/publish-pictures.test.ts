import { createHash } from "node:crypto";
import {
  mkdtempSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { GatsbyCache, NodePluginArgs } from "gatsby";
import sharp, { type Sharp } from "sharp";
import { hostileSvg } from "../../../test/content-check/hostile-svg";
import { publishPictures } from "./publish-pictures";

const project = process.cwd();
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "photos-"));
  for (const name of ["gallery", "reviews", "blog/teeth"])
    mkdirSync(path.join(folder, "content", name), { recursive: true });
  process.chdir(folder);
  process.env.gatsby_executing_command = "build";
});

afterEach(() => {
  delete process.env.gatsby_executing_command;
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

const digestOf = (file: string) => createHash("md5").update(readFileSync(file)).digest("hex");

const namesIn = (folder: string) => readdirSync(path.join("content", folder));

/** Gatsby's nodes for the files of a folder of `content`. */
const filesIn = (relativeDirectory: string) =>
  namesIn(relativeDirectory).map((base) => {
    const absolutePath = path.resolve("content", relativeDirectory, base);
    return {
      absolutePath,
      relativeDirectory,
      relativePath: `${relativeDirectory}/${base}`,
      name: path.parse(base).name,
      internal: { contentDigest: digestOf(absolutePath) },
    };
  });

/** Runs the build step with the pictures that these records name. */
const build = ({
  photos = namesIn("gallery"),
  reviews = [] as { image?: string }[],
  pair = undefined as object | undefined,
  inTexts = [] as string[],
} = {}) =>
  publishPictures(
    {
      getNodesByType: ((type: string) =>
        ({
          File: ["gallery", "reviews", "blog/teeth"].flatMap(filesIn),
          GalleryPhoto: photos.map((name) => ({ name })),
          HomeText: [{ visit: pair && { pair } }],
          Review: reviews,
        })[type]) as NodePluginArgs["getNodesByType"],
      cache: { directory: path.join(folder, "cache") } as unknown as GatsbyCache,
    },
    inTexts,
  );

const publicFiles = () =>
  readdirSync("public", { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${path.basename(parentPath)}/${name}`)
    .sort();

const draw = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: "#b8470b" } });

/** A phone's photo: sideways, with an orientation flag and a location. */
const fromPhone = (width: number, height: number): Sharp =>
  draw(width, height)
    .jpeg()
    .withExif({
      IFD0: { Make: "Phone" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "30/1 9/1 0/1" },
    })
    .withMetadata({ orientation: 6 });

const variant = (size: string) => path.join(folder, `public/img-cache/rex-${size}.webp`);
const sizeOf = async (size: string) => {
  // Passes bytes, because sharp caches files by name.
  const { width, height } = await sharp(readFileSync(variant(size))).metadata();
  return `${width} x ${height}`;
};

describe("publishPictures", () => {
  it("publishes the photos of the home page's pair, which the gallery may lack", async () => {
    for (const name of ["rex-before", "rex-after"])
      await draw(90, 60).png().toFile(`content/gallery/${name}.png`);
    const photo = (picture: string) => ({ picture });
    await build({
      photos: [],
      pair: { before: photo("rex-before.png"), after: photo("rex-after.png") },
    });
    expect(publicFiles()).toEqual(
      ["after", "before"].flatMap((name) =>
        ["lg", "md", "sm"].map((size) => `img-cache/rex-${name}-${size}.webp`),
      ),
    );
  });

  it.each<[string, string, () => Sharp, Record<string, string>]>([
    [
      "a large PNG",
      "rex.png",
      () => draw(2400, 1600).png(),
      { sm: "640 x 427", md: "1024 x 683", lg: "1600 x 1067" },
    ],
    [
      "a phone's JPEG, upright",
      "rex.jpeg",
      () => fromPhone(2000, 1500),
      { sm: "640 x 853", md: "1024 x 1365", lg: "1500 x 2000" },
    ],
    [
      "a small WebP, not enlarged",
      "rex.webp",
      () => draw(500, 400).webp(),
      { sm: "500 x 400", md: "500 x 400", lg: "500 x 400" },
    ],
  ])("makes three WebP variants of %s, without metadata", async (_what, file, picture, sizes) => {
    await picture().toFile(path.join("content/gallery", file));
    await build();
    for (const [size, expected] of Object.entries(sizes)) {
      const { format, exif, xmp, iptc, orientation } = await sharp(variant(size)).metadata();
      expect({ format, exif, xmp, iptc, orientation }).toEqual({ format: "webp" });
      expect(await sizeOf(size)).toBe(expected);
    }
  });

  it("makes each variant once per version of the original", async () => {
    const original = path.join("content/gallery", "rex.png");
    await draw(800, 600).png().toFile(original);
    await build();
    const made = () =>
      readdirSync(path.join(folder, "cache/pictures")).map(
        (file) => `${file} ${statSync(path.join(folder, "cache/pictures", file)).mtimeMs}`,
      );
    const first = made();
    rmSync(path.join(folder, "public"), { recursive: true });
    await build();
    expect(made()).toEqual(first);
    expect(await sizeOf("sm")).toBe("640 x 480");

    await draw(900, 300).png().toFile(original);
    await build();
    expect(made()).toHaveLength(8);
    expect(await sizeOf("sm")).toBe("640 x 213");
  });

  it("publishes only what records name, and removes the rest", async () => {
    for (const name of ["bow", "unnamed"])
      await draw(80, 60).png().toFile(`content/reviews/${name}.png`);
    for (const name of ["rex", "ada"])
      await draw(80, 60).png().toFile(`content/gallery/${name}.png`);
    await build({ photos: ["rex.png", "ada.png"], reviews: [{ image: "bow.png" }, {}] });
    const photos = (name: string) =>
      ["lg", "md", "sm"].map((size) => `img-cache/${name}-${size}.webp`);
    const thumbnails = ["thumbnails/ada.webp", "thumbnails/rex.webp"];
    expect(publicFiles()).toEqual([
      ...photos("ada"),
      ...photos("rex"),
      "reviews/bow.png.webp",
      ...thumbnails,
    ]);
    await build({ photos: ["rex.png"], reviews: [{ image: "https://pictures.example/rex.jpg" }] });
    expect(publicFiles()).toEqual([...photos("rex"), "thumbnails/rex.webp"]);
  });

  it("publishes pictures in texts, upright and without metadata", async () => {
    const postFolder = "content/blog/teeth";
    await fromPhone(2000, 1500).toFile(`${postFolder}/rex.jpg`);
    await draw(80, 60).png().toFile(`${postFolder}/rex.png`);
    await draw(80, 60).png().toFile(`${postFolder}/cover.png`);
    await build({ photos: [], inTexts: ["blog/teeth/rex.jpg", "blog/teeth/rex.png"] });
    const names = publicFiles();
    expect(names).toEqual(
      ["rex.jpg", "rex.png"].flatMap((name) =>
        ["lg", "md", "sm"].map((size) => `img-cache/blog--teeth--${name}-${size}.webp`),
      ),
    );
    const { width, height, exif } = await sharp(readFileSync(`public/${names[0]}`)).metadata();
    expect([width, height, exif]).toEqual([1500, 2000, undefined]);
  });

  it.each<[string, string, { photos: string[]; reviews?: object[]; inTexts?: string[] }]>([
    ["the gallery", "gallery/rex.png", { photos: ["rex.png"] }],
    ["a review", "reviews/bow.svg", { photos: [], reviews: [{ image: "bow.svg" }] }],
    ["a text", "blog/teeth/rex.jpg", { photos: [], inTexts: ["blog/teeth/rex.jpg"] }],
  ])("publishes no SVG drawing of %s, and names the file", async (_place, file, named) => {
    writeFileSync(`content/${file}`, hostileSvg);
    await expect(build(named)).rejects.toThrow(`content/${file}: an SVG drawing`);
    expect(publicFiles()).toEqual([]);
    process.env.gatsby_executing_command = "develop";
    await build(named);
    expect(publicFiles()).toEqual([]);
  });

  it("publishes a review's picture as a small upright WebP without metadata", async () => {
    await fromPhone(900, 600).toFile("content/reviews/bow.jpg");
    await build({ reviews: [{ image: "bow.jpg" }] });
    const published = await sharp(readFileSync("public/reviews/bow.jpg.webp")).metadata();
    const { format, exif, width, height } = published;
    expect({ format, exif, width, height }).toEqual({ format: "webp", width: 384, height: 384 });
  });
});
