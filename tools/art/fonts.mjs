// @ts-check
/**
 * node tools/art/fonts.mjs: reduces the two fonts to the site's characters, in src/styles/fonts/.
 * Headings and prices need one weight, text needs 400 to 700, both in western European Latin. The
 * files are a third smaller than the published fonts.
 */
import { readFileSync, writeFileSync } from "node:fs";
// @ts-expect-error: the package has no types.
import subsetFont from "subset-font";

/** @param {number} first @param {number} last */
const range = (first, last) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));

const characters = range(0x20, 0x7e) + range(0xa0, 0xff) + "ŒœŸ–—‘’‚“”„†•…‹›⁄€™−";

const fonts = [
  {
    source: "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2",
    target: "src/styles/fonts/fraunces-600.woff2",
    weight: 600,
  },
  {
    source: "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
    target: "src/styles/fonts/figtree-400-700.woff2",
    weight: { min: 400, max: 700 },
  },
];

for (const { source, target, weight } of fonts) {
  const font = readFileSync(new URL(import.meta.resolve(source)));
  const cut = await subsetFont(font, characters, {
    targetFormat: "woff2",
    variationAxes: { wght: weight },
  });
  writeFileSync(target, cut);
  console.log(`${target}: ${font.length} bytes, now ${cut.length}`);
}
