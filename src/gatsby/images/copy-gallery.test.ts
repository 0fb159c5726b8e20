import { readFileSync } from "node:fs";
import { picture } from "../../../test/builders/records";
import { galleryUrl } from "../../lib/pictures";

const queriedPhotos = (file: string): string | undefined =>
  /childImageSharp \{[^}]+\}/.exec(readFileSync(file, "utf8"))?.[0];

test("the build copies the photos that pages show, in their widths and quality", () => {
  const shown = queriedPhotos("src/components/ui/gallery-image.ts");
  expect(shown).toContain("1600");
  expect(queriedPhotos("src/gatsby/images/copy-gallery.ts")).toBe(shown);
});

test("a photo's URL changes with its file, and with the quality", () => {
  const urls = ["aaaaaaaaa/q72", "bbbbbbbbb/q72", "aaaaaaaaa/q80"].map((version) =>
    galleryUrl("poodle", "sm", picture(`/static/${version}/poodle.webp`)),
  );
  for (const url of urls) expect(url).toMatch(/^\/img-cache\/poodle-sm\.webp\?v=\w+$/);
  expect(new Set(urls).size).toBe(3);
});
