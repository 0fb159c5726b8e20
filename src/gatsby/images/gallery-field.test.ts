/** @jest-environment node */
import { picture } from "../../../test/builders/records";
import { galleryField } from "./gallery-field";

jest.mock("../on-pre-bootstrap", () => ({ isBuild: () => true }));

/** The URL of a photo of which the plugin has made a file in `/static/`. */
async function urlOf(version: string) {
  const resolve = () => picture(`/static/${version}/poodle.webp`);
  const info = { parentType: { getFields: () => ({ gatsbyImageData: { resolve } }) } };
  const context = { nodeModel: { getNodeById: () => ({ name: "poodle" }) } };
  const photo = await galleryField.resolve({} as never, {}, context as never, info as never);
  return photo.smallest.images.fallback.src;
}

test("a photo's URL changes with its file, and with the quality", async () => {
  const urls = await Promise.all(["aaaaaaaaa/q72", "bbbbbbbbb/q72", "aaaaaaaaa/q80"].map(urlOf));
  for (const url of urls) expect(url).toMatch(/^\/img-cache\/poodle-sm\.webp\?v=\w+$/);
  expect(new Set(urls).size).toBe(3);
});
