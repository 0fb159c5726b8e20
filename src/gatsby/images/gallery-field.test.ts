/** @jest-environment node */
import { picture } from "../../../test/builders/records";
import { galleryField } from "./gallery-field";

jest.mock("../on-pre-bootstrap", () => ({ isBuild: () => true }));

/** A photo of which the plugin has made files in `/static/`. */
async function galleryOf(version: string) {
  const resolve = () => picture(`/static/${version}/poodle.webp`);
  const info = { parentType: { getFields: () => ({ gatsbyImageData: { resolve } }) } };
  const context = { nodeModel: { getNodeById: () => ({ name: "poodle" }) } };
  return galleryField.resolve({} as never, {}, context as never, info as never);
}

test("a photo's URL changes with its file, and with the quality", async () => {
  const photos = ["aaaaaaaaa/q72", "bbbbbbbbb/q72", "aaaaaaaaa/q80"].map(galleryOf);
  const urls = (await Promise.all(photos)).map(({ smallest }) => smallest.images.fallback.src);
  for (const url of urls) expect(url).toMatch(/^\/img-cache\/poodle-sm\.webp\?v=\w+$/);
  expect(new Set(urls).size).toBe(3);
});

test("windows up to 640 px wide get the small photo, and up to 1024 px the medium one", async () => {
  const { image } = await galleryOf("aaaaaaaaa/q72");
  const sources = image.images.sources?.map(({ media, srcSet }) => [media, srcSet.split("?")[0]]);
  expect(sources).toEqual([
    ["(max-width: 640px)", "/img-cache/poodle-sm.webp"],
    ["(max-width: 1024px)", "/img-cache/poodle-md.webp"],
  ]);
  expect(image.images.fallback?.src).toMatch(/^\/img-cache\/poodle-lg\.webp/);
});
