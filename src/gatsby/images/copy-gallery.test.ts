import { readFileSync } from "node:fs";

const queriedPhotos = (file: string): string | undefined =>
  /childImageSharp \{[^}]+\}/.exec(readFileSync(file, "utf8"))?.[0];

test("the build copies the photos that pages show, in their widths and quality", () => {
  const shown = queriedPhotos("src/components/ui/gallery-image.ts");
  expect(shown).toContain("1600");
  expect(queriedPhotos("src/gatsby/images/copy-gallery.ts")).toBe(shown);
});
