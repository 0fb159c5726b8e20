import { mkdtempSync, mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { GatsbyCache } from "gatsby";
import sharp, { type Sharp } from "sharp";
import { photoImageData } from "./photo-image-data";
import { publishPhoto } from "./publish-photo";

const project = process.cwd();
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "photos-"));
  mkdirSync(path.join(folder, "content/gallery"), { recursive: true });
  process.chdir(folder);
});

afterEach(() => {
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

const cache = () => ({ directory: path.join(folder, "cache") }) as unknown as GatsbyCache;

const draw = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: "#b8470b" } });

/** As phones write it: lying on its side, with a note how to turn it and where it was taken. */
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
  const { width, height } = await sharp(variant(size)).metadata();
  return `${width} x ${height}`;
};

describe("publishPhoto", () => {
  it.each<[string, string, () => Sharp, Record<string, string>]>([
    [
      "a large PNG",
      "rex.png",
      () => draw(2400, 1600).png(),
      { sm: "640 x 427", md: "1024 x 683", lg: "1600 x 1067" },
    ],
    [
      "a portrait JPEG",
      "rex.jpg",
      () => draw(1500, 2000).jpeg(),
      { sm: "640 x 853", md: "1024 x 1365", lg: "1500 x 2000" },
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
    [
      "a TIFF",
      "rex.tif",
      () => draw(1200, 800).tiff(),
      { sm: "640 x 427", md: "1024 x 683", lg: "1200 x 800" },
    ],
  ])("makes three WebP variants of %s", async (_what, file, picture, sizes) => {
    await picture().toFile(path.join("content/gallery", file));
    await publishPhoto("rex", cache());
    for (const [size, expected] of Object.entries(sizes)) {
      expect((await sharp(variant(size)).metadata()).format).toBe("webp");
      expect(await sizeOf(size)).toBe(expected);
    }
  });

  it("publishes nothing of what the phone noted", async () => {
    const original = path.join("content/gallery", "rex.jpg");
    await fromPhone(1500, 1000).toFile(original);
    expect((await sharp(original).metadata()).exif?.toString("latin1")).toContain("Phone");
    await publishPhoto("rex", cache());
    for (const size of ["sm", "md", "lg"]) {
      const { exif, xmp, iptc, orientation } = await sharp(variant(size)).metadata();
      expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    }
  });

  it("makes each variant once for each content of the original", async () => {
    const original = path.join("content/gallery", "rex.png");
    await draw(800, 600).png().toFile(original);
    await publishPhoto("rex", cache());
    const made = () =>
      readdirSync(path.join(folder, "cache/photos")).map(
        (file) => `${file} ${statSync(path.join(folder, "cache/photos", file)).mtimeMs}`,
      );
    const first = made();
    rmSync(path.join(folder, "public"), { recursive: true });
    await publishPhoto("rex", cache());
    expect(made()).toEqual(first);
    expect(await sizeOf("sm")).toBe("640 x 480");

    await draw(900, 300).png().toFile(original);
    await publishPhoto("rex", cache());
    expect(made()).toHaveLength(6);
    expect(await sizeOf("sm")).toBe("640 x 213");
  });
});

describe("photoImageData", () => {
  it("gives one source for each variant, by the window's width, with a hash of the content", async () => {
    await draw(2400, 1600).png().toFile(path.join("content/gallery", "rex.png"));
    const photo = await publishPhoto("rex", cache());
    const { images, width, height, backgroundColor } = photoImageData(photo, "rex");
    const address = (size: string) => `/img-cache/rex-${size}.webp?v=${photo.hash}`;
    expect(images.sources).toMatchObject([
      { media: "(max-width: 640px)", srcSet: `${address("sm")} 640w`, type: "image/webp" },
      { media: "(max-width: 1024px)", srcSet: `${address("md")} 1024w`, type: "image/webp" },
      { srcSet: `${address("lg")} 1600w`, type: "image/webp" },
    ]);
    expect(images.sources?.[2]).not.toHaveProperty("media");
    expect([width, Math.round(Number(height)), backgroundColor]).toEqual([1600, 1067, "#b84808"]);
  });
});
