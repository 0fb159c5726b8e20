// @ts-check
/**
 * npm run bench:avif -- [FOLDER]: would AVIF make photos smaller? For each picture of the folder
 * (test/site/content/gallery if none is named), in the sizes of phones and tablets, finds the AVIF that
 * is as good as the WebP that the site makes, by SSIM, and compares bytes and seconds.
 */
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { ssim } from "ssim.js";

/** As src/gatsby/photos/publish-pictures.ts has it. */
const webpOptions = { quality: 72, effort: 6 };
const avifEffort = 4;
const widths = [640, 1024];

/** @param {sharp.SharpInput} picture */
async function pixels(picture) {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
}

/** @param {import("sharp").Sharp} encoder */
async function timed(encoder) {
  const begun = performance.now();
  const bytes = await encoder.toBuffer();
  return { bytes, seconds: (performance.now() - begun) / 1000 };
}

/** @param {string} file @param {number} width */
async function compare(file, width) {
  const source = await sharp(file).rotate().resize({ width }).png().toBuffer();
  const original = await pixels(source);
  /** @param {Buffer} bytes */
  const likeness = async (bytes) => ssim(original, await pixels(bytes)).mssim;

  const webp = await timed(sharp(source).webp(webpOptions));
  const wanted = await likeness(webp.bytes);
  let [low, high] = [20, 90];
  let avif = await timed(sharp(source).avif({ quality: high, effort: avifEffort }));
  while (low < high) {
    const quality = Math.floor((low + high) / 2);
    const attempt = await timed(sharp(source).avif({ quality, effort: avifEffort }));
    if ((await likeness(attempt.bytes)) >= wanted) {
      high = quality;
      avif = attempt;
    } else low = quality + 1;
  }
  return { width, quality: high, wanted, webp, avif };
}

const folder = process.argv[2] ?? "test/site/content/gallery";
const files = (await readdir(folder)).filter((name) => /\.(jpe?g|png|webp|tiff?)$/i.test(name));
/** @type {Awaited<ReturnType<typeof compare>>[]} */
const results = [];
for (const name of files)
  for (const width of widths) {
    const result = await compare(join(folder, name), width);
    const { webp, avif, quality, wanted } = result;
    console.error(
      `${name} ${width}: SSIM ${wanted.toFixed(4)}, WebP ${webp.bytes.length}, AVIF ${avif.bytes.length} at quality ${quality}`,
    );
    results.push(result);
  }

/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
console.log(
  `\n${files.length} pictures of ${folder}, AVIF as good as WebP ${webpOptions.quality} by SSIM\n`,
);
console.log("| Width | WebP kB | AVIF kB | saved | AVIF qualities | encoding takes |");
console.log("|--:|--:|--:|--:|--:|--:|");
for (const width of widths) {
  const group = results.filter((result) => result.width === width);
  const webp = sum(group.map((result) => result.webp.bytes.length));
  const avif = sum(group.map((result) => result.avif.bytes.length));
  const qualities = group.map(({ quality }) => quality).sort((a, b) => a - b);
  const slower =
    sum(group.map((result) => result.avif.seconds)) /
    sum(group.map((result) => result.webp.seconds));
  console.log(
    `| ${width} | ${Math.round(webp / 1000)} | ${Math.round(avif / 1000)} | ${Math.round(100 - (100 * avif) / webp)} % | ${qualities[0]} to ${qualities.at(-1)} | ${slower.toFixed(1)} × as long |`,
  );
}
