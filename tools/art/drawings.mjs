// @ts-check
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import sharp from "sharp";

/** @param {string} css @param {string} name */
function token(css, name) {
  const [, color] = new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(css) ?? [];
  if (!color) throw new Error(`src/styles/tokens.css has no --color-${name} of six digits`);
  return color.toUpperCase();
}

/** The brand's colors for drawings, from src/styles/tokens.css. */
export const readPalette = (css = readFileSync("src/styles/tokens.css", "utf8")) => ({
  green: token(css, "green"),
  light: token(css, "green-light"),
  orange: token(css, "orange"),
  card: token(css, "card"),
});

/** @typedef {Record<string, string>} Palette */

/**
 * Reads a drawing of tools/art/drawings, and replaces its color names, such as `{green}`.
 *
 * @param {string} name
 * @param {Palette} palette
 */
const drawSvg = (name, palette) =>
  readFileSync(`tools/art/drawings/${name}.svg`, "utf8").replace(
    /\{(\w+)\}/g,
    (_, color) => palette[color] ?? "",
  );

/**
 * Two colors need few shades: a palette of 16 keeps the edges smooth and the files small.
 *
 * @param {string} svg
 * @param {number} size
 */
const toPng = (svg, size) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 100 })
    .resize(size, size)
    .png({ palette: true, colours: 16, compressionLevel: 9, effort: 10 })
    .toBuffer();

/**
 * Draws pictures side by side in one file.
 *
 * @param {string[]} svgs with twice their size in CSS pixels
 */
const toSprite = (svgs) =>
  sharp(
    svgs.map((svg) => Buffer.from(svg)),
    { join: { across: svgs.length } },
  )
    .png({ palette: true, compressionLevel: 9, effort: 10 })
    .toBuffer();

/**
 * Draws at two pixels per CSS pixel. For an SVG, browsers would create a document, which costs a slow
 * phone 50 ms each.
 *
 * @param {string} svg with its size in CSS pixels
 * @param {number} colours
 */
const toSharpPng = (svg, colours) =>
  sharp(Buffer.from(svg), { density: 144 })
    .png({ palette: true, colours, compressionLevel: 9, effort: 10 })
    .toBuffer();

/**
 * ICO container: a 6-byte header, 16 bytes for each picture, then the PNGs themselves.
 *
 * @param {{ size: number, data: Buffer }[]} pictures
 */
function toIco(pictures) {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  pictures.forEach(({ size, data }, index) => {
    const entry = 6 + 16 * index;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(data.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += data.length;
  });
  return Buffer.concat([header, ...pictures.map(({ data }) => data)]);
}

/** From left to right. */
export const avatars = [
  "retriever",
  "poodle",
  "schnauzer",
  "corgi",
  "dachshund",
  "spaniel",
  "chihuahua",
  "award",
];

const ornaments = ["rosette", "note-corner"];

/** The icons of the page headers, from Tabler's set. */
export const medallions = [
  "code",
  "dog",
  "file-text",
  "lifebuoy",
  "lock",
  "mail",
  "map-pin",
  "news",
  "paw",
  "qrcode",
  "question-mark",
  "receipt",
  "rosette-discount",
  "scissors",
  "star",
];

/** All icons in one file, as symbols in the color of the text. */
function drawMedallions() {
  const require = createRequire(resolve("package.json"));
  const { icons } = /** @type {{ icons: Record<string, { body: string }> }} */ (
    require("@iconify-json/tabler/icons.json")
  );
  const symbols = medallions.map((name) => {
    const body = icons[name]?.body.replaceAll('stroke-width="2"', 'stroke-width="1.5"');
    if (!body) throw new Error(`@iconify-json/tabler has no icon ${name}`);
    return `<symbol id="${name}" viewBox="0 0 24 24">${body}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("\n")}</svg>\n`;
}

/**
 * Draws all files that depend on the colors, by path. Ornaments exist twice, with -light for
 * dark sections, if they are used there; the SVG favicon turns light in a dark browser.
 *
 * @param {Palette} palette
 * @returns {Promise<Record<string, string | Buffer>>}
 */
export async function drawAll(palette = readPalette()) {
  /** @param {string} name @returns {[[string, string], [string, string]]} */
  const lined = (name) => [
    [name, drawSvg(name, { line: palette.green ?? "" })],
    [`${name}-light`, drawSvg(name, { line: palette.card ?? "" })],
  ];
  const lines = ornaments
    .flatMap(lined)
    .map(([name, svg]) => [`static/ornaments/${name}.svg`, svg]);
  const band = drawSvg("guilloche-band", { line: palette.green ?? "" });
  const field = drawSvg("guilloche-field", palette);
  const outlined = drawSvg("favicon-outlined", palette);
  const legacy = [16, 32].map(async (size) => ({ size, data: await toPng(outlined, size) }));
  return {
    ...Object.fromEntries(lines),
    "static/ornaments/guilloche-band.png": await toSharpPng(band, 8),
    "static/ornaments/guilloche-field.png": await toSharpPng(field, 8),
    "static/ornaments/poster-frame.svg": drawSvg("poster-frame", palette),
    "static/ornaments/medallions.svg": drawMedallions(),
    "static/avatars.png": await toSprite(avatars.map((name) => drawSvg(`avatar-${name}`, palette))),
    "static/favicon.svg": drawSvg("favicon", palette),
    "static/favicon.ico": toIco(await Promise.all(legacy)),
    "static/icons/icon-192.png": await toPng(drawSvg("icon", palette), 192),
    "static/icons/icon-512.png": await toPng(drawSvg("icon", palette), 512),
    "static/icons/icon-maskable-512.png": await toPng(drawSvg("icon-maskable", palette), 512),
    "static/icons/apple-touch-icon.png": await toPng(drawSvg("icon-apple", palette), 180),
  };
}
