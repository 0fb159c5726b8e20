import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import sharp from "sharp";
import { avatarDogs } from "../../src/lib/format-review";
import { medallionNames } from "../../src/lib/medallions";

function token(css: string, name: string): string {
  const [, color] = new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(css) ?? [];
  if (!color) throw new Error(`src/styles/tokens.css has no --color-${name} of six digits`);
  return color.toUpperCase();
}

/** The brand's colors for drawings, from src/styles/tokens.css. */
export function readPalette() {
  const css = readFileSync("src/styles/tokens.css", "utf8");
  return {
    green: token(css, "green"),
    light: token(css, "green-light"),
    orange: token(css, "orange"),
    card: token(css, "card"),
  };
}

type Palette = Record<string, string>;

/** Reads a drawing of tools/art/drawings, and replaces its color names, such as `{green}`. */
const drawSvg = (name: string, palette: Palette): string =>
  readFileSync(`tools/art/drawings/${name}.svg`, "utf8").replace(
    /\{(\w+)\}/g,
    (_, color: string) => palette[color] ?? "",
  );

/** Two colors need few shades: a palette of 16 keeps the edges smooth and the files small. */
const toPng = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: (72 * size) / 100 })
    .resize(size, size)
    .png({ palette: true, colours: 16, compressionLevel: 9, effort: 10 })
    .toBuffer();

/** Draws pictures, with twice their size in CSS pixels, side by side in one file. */
const toSprite = (svgs: string[]): Promise<Buffer> =>
  sharp(
    svgs.map((svg) => Buffer.from(svg)),
    { join: { across: svgs.length } },
  )
    .png({ palette: true, compressionLevel: 9, effort: 10 })
    .toBuffer();

/**
 * Draws at two pixels per CSS pixel. For an SVG, browsers would create a document, which costs a slow
 * phone 50 ms each.
 */
const toSharpPng = (svg: string, colours: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 144 })
    .png({ palette: true, colours, compressionLevel: 9, effort: 10 })
    .toBuffer();

/** ICO container: a 6-byte header, 16 bytes for each picture, then the PNGs themselves. */
function toIco(pictures: { size: number; data: Buffer }[]): Buffer {
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

/** All icons in one file, as symbols in the color of the text. */
function drawMedallions(): string {
  const load = createRequire(resolve("package.json"));
  const { icons } = load("@iconify-json/tabler/icons.json") as {
    icons: Record<string, { body: string }>;
  };
  const symbols = medallionNames.map((name) => {
    const body = icons[name]?.body.replaceAll('stroke-width="2"', 'stroke-width="1.5"');
    if (!body) throw new Error(`@iconify-json/tabler has no icon ${name}`);
    return `<symbol id="${name}" viewBox="0 0 24 24">${body}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("\n")}</svg>\n`;
}

/**
 * Draws all files that depend on the colors, by path. Ornaments exist twice, with -light for
 * dark sections, if they are used there; the SVG favicon turns light in a dark browser.
 */
export async function drawAll(): Promise<Record<string, string | Buffer>> {
  const palette = readPalette();
  const lined = (name: string) => ({
    [`static/ornaments/${name}.svg`]: drawSvg(name, { line: palette.green }),
    [`static/ornaments/${name}-light.svg`]: drawSvg(name, { line: palette.card }),
  });
  const avatars = [...avatarDogs, "award"];
  const band = drawSvg("guilloche-band", { line: palette.green });
  const field = drawSvg("guilloche-field", palette);
  const outlined = drawSvg("favicon-outlined", palette);
  const legacy = [16, 32].map(async (size) => ({ size, data: await toPng(outlined, size) }));
  return {
    ...lined("rosette"),
    ...lined("note-corner"),
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
