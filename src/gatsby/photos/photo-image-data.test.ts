import { publishedSize } from "../../lib/pictures/photo-sizes";
import { type OriginalPhoto, photoImageData, textImageData } from "./photo-image-data";

const ofSize = (width: number, height: number): OriginalPhoto => ({
  file: "rex.jpg",
  hash: "0123456789",
  width,
  height,
  color: "#b84808",
});

describe("textImageData", () => {
  it.each([
    [2400, ["sm 640w", "md 1024w", "lg 1600w"]],
    [1200, ["sm 640w", "md 1024w", "lg 1200w"]],
    [800, ["sm 640w", "md 800w"]],
    [500, ["sm 500w"]],
  ])("returns the variants of a picture of %i pixels in one srcset", (width, expected) => {
    const photo = ofSize(width, width / 2);
    const { images, height } = textImageData(photo, "rex");
    expect(images.sources).toHaveLength(1);
    const candidates = images.sources?.[0]?.srcSet.split(",").map((one) => one.trim());
    expect(candidates).toEqual(
      expected.map((one) => `/img-cache/rex-${one.replace(" ", `.webp?v=${photo.hash} `)}`),
    );
    expect(height).toBe(Math.min(width, 1600) / 2);
  });
});

describe("photoImageData", () => {
  it("returns one source per variant, selected by the window's width", () => {
    const photo = ofSize(2400, 1600);
    const { images, width, height, backgroundColor } = photoImageData(photo, "rex");
    const url = (size: string) => `/img-cache/rex-${size}.webp?v=${photo.hash}`;
    expect(images.sources).toMatchObject([
      { media: "(max-width: 640px)", srcSet: url("sm"), type: "image/webp" },
      { media: "(max-width: 1024px)", srcSet: url("md"), type: "image/webp" },
      { srcSet: url("lg"), type: "image/webp" },
    ]);
    expect(images.sources?.[2]).not.toHaveProperty("media");
    expect([width, Math.round(Number(height)), backgroundColor]).toEqual([1600, 1067, "#b84808"]);
  });
});

test.each([
  ["an ordinary photo", 4000, 3000, 4000, 3000],
  ["a long screenshot", 1080, 20_000, 885, 16_383],
  ["a panorama", 30_000, 3000, 16_383, 1638],
  ["four pixels of height", 6000, 4, 6000, 20],
  ["one pixel", 1, 1, 1, 1],
])("%s can be published in every variant", (_, width, height, ...expected) => {
  const size = publishedSize({ width, height });
  expect([size.width, size.height]).toEqual(expected);
  const photo = ofSize(size.width, size.height);
  for (const data of [photoImageData(photo, "rex"), textImageData(photo, "rex")])
    expect(data.height).toBeGreaterThan(0);
});
