/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { GatsbyCache } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import sharp, { type Sharp } from "sharp";
import { photoFields } from "./photo-fields";

const project = process.cwd();
let folder: string;
let stored: Map<string, unknown>;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "photos-"));
  process.chdir(folder);
  stored = new Map();
});

afterEach(() => {
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

const cache = {
  get: (key: string) => Promise.resolve(stored.get(key)),
  set: (key: string, value: unknown) => Promise.resolve(stored.set(key, value) && value),
} as unknown as GatsbyCache;

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

/** Writes a file to `content/`. @returns its node */
function write(relativePath: string, bytes: Buffer | string, contentDigest = "0123456789abcdef") {
  const absolutePath = path.resolve("content", relativePath);
  mkdirSync(path.dirname(absolutePath), { recursive: true });
  writeFileSync(absolutePath, bytes);
  const { name } = path.parse(relativePath);
  return { absolutePath, relativePath, name, internal: { contentDigest } };
}

type Resolve = (source: object, args: object, context: object) => Promise<unknown>;

/** Resolves a field. The only file of `content/` is `file`. */
function resolve(field: string, source: object, file: object, args: object = {}) {
  const [type = "", name = ""] = field.split(".");
  const fields = photoFields(cache) as unknown as Record<
    string,
    Record<string, { resolve: Resolve }>
  >;
  const nodeModel = { findOne: () => Promise.resolve(file) };
  return fields[type]?.[name]?.resolve(source, args, { nodeModel });
}

/** The published files: their names, and their sizes in pixels. */
async function published(): Promise<string[]> {
  const files = readdirSync("public", { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));
  const described = files.map(async (file) => {
    // Passes bytes, because sharp caches files by name.
    const { width, height, format, exif, xmp, iptc, orientation } = await sharp(
      readFileSync(file),
    ).metadata();
    expect({ exif, xmp, iptc, orientation }).toEqual({});
    return `${file.slice("public".length)}: ${format} ${width} x ${height}`;
  });
  return (await Promise.all(described)).sort();
}

const gallery = (sm: string, md: string, lg: string) => [
  `/img-cache/rex-lg.webp: webp ${lg}`,
  `/img-cache/rex-md.webp: webp ${md}`,
  `/img-cache/rex-sm.webp: webp ${sm}`,
];
const inStatic = (name: string) => `/static/pictures/${name}`;
const pair = { picture: "rex.png" };

test.each<[string, string, object, string, () => Sharp, string[]]>([
  [
    "GalleryPhoto.image",
    "a large PNG",
    { name: "rex.png" },
    "gallery/rex.png",
    () => draw(2400, 1600).png(),
    gallery("640 x 427", "1024 x 683", "1600 x 1067"),
  ],
  [
    "HomeTextVisitPairBefore.image",
    "a phone's JPEG, upright",
    pair,
    "gallery/rex.jpeg",
    () => fromPhone(2000, 1500),
    gallery("640 x 853", "1024 x 1365", "1500 x 2000"),
  ],
  [
    "GalleryPhoto.image",
    "a photo of the longest shape",
    { name: "rex.png" },
    "gallery/rex.png",
    () => draw(1600, 16).png(),
    gallery("640 x 6", "1024 x 10", "1600 x 16"),
  ],
  [
    "Review.picture",
    "a phone's JPEG",
    { image: "bow.jpg" },
    "reviews/bow.jpg",
    () => fromPhone(900, 600),
    [inStatic("reviews--bow.jpg-384x384-q72.webp: webp 384 x 384")],
  ],
])("%s publishes %s", async (field, _what, source, file, draw, expected) => {
  await resolve(field, source, write(file, await draw().toBuffer()));
  expect(await published()).toEqual(expected);
});

test("a cover is published in its widths, and cropped for social networks", async () => {
  const cover = write("blog/teeth/rex.jpg", await fromPhone(2000, 1500).toBuffer());
  const args = { width: 720, breakpoints: [360, 720] };
  const data = (await resolve("File.gatsbyImageData", cover, cover, args)) as IGatsbyImageData;
  const url = (name: string) => inStatic(`blog--teeth--rex.jpg-${name}?v=0123456789`);
  expect(data).toMatchObject({ width: 720, height: 960, backgroundColor: "#b84808" });
  expect(data.images.fallback).toMatchObject({
    src: url("720x960-q50.webp"),
    srcSet: `${url("360x480-q50.webp")} 360w,\n${url("720x960-q50.webp")} 720w`,
  });
  expect(await resolve("File.socialCard", cover, cover)).toBe(url("1200x630-q80.jpg"));
  await resolve("File.gatsbyImageData", cover, cover, { ...args, width: 360, aspectRatio: 0.8 });
  expect(await published()).toEqual(
    [
      "1200x630-q80.jpg: jpeg 1200 x 630",
      "360x450-q50.webp: webp 360 x 450",
      "360x480-q50.webp: webp 360 x 480",
      "720x900-q50.webp: webp 720 x 900",
      "720x960-q50.webp: webp 720 x 960",
    ].map((name) => inStatic(`blog--teeth--rex.jpg-${name}`)),
  );
});

test("a picture is made again only if its photo has changed", async () => {
  const redOf = async (color: string, version: string) => {
    const photo = sharp({ create: { width: 40, height: 30, channels: 3, background: color } });
    const file = write("gallery/a.png", await photo.png().toBuffer(), version);
    await resolve("GalleryPhoto.thumbnail", { name: "a.png" }, file);
    const [name = ""] = readdirSync("public/static/pictures");
    const { dominant } = await sharp(readFileSync(`public/static/pictures/${name}`)).stats();
    return dominant.r > 100;
  };
  expect(await redOf("red", "1")).toBe(true);
  expect(await redOf("blue", "1")).toBe(true);
  expect(await redOf("blue", "2")).toBe(false);
  expect(await redOf("red", "1")).toBe(true);
});
