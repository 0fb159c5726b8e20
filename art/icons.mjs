import { readFileSync } from "node:fs";
import sharp from "sharp";
import { readPalette } from "./palette.mjs";

const { green, card } = readPalette();
const { silhouette, features, trim } = JSON.parse(
  readFileSync("src/components/logo/dog-head.json", "utf8"),
);

const { engraving } = JSON.parse(readFileSync("src/components/logo/engraving.json", "utf8"));

/** The dog in the middle of a 100 x 100 square; `detail` is the path data cut out of its outline. */
const dog = (scale, detail) =>
  `<path fill="${card}" fill-rule="evenodd" transform="translate(50 50)scale(${scale})translate(-110-114)" d="${silhouette}${detail}"/>`;

const svg = (body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${body}</svg>\n`;

const square = `<path fill="${green}" d="M0 0h100v100H0z"/>`;
const rim = (radius) => `<circle cx="50" cy="50" r="${radius}" fill="none" stroke="${card}"/>`;
const mill = (46 * 2 * Math.PI) / 48;
const coin =
  `<circle cx="50" cy="50" r="46" fill="${green}"/>` +
  `<circle cx="50" cy="50" r="46" fill="none" stroke="${green}" stroke-width="6" stroke-linecap="round" stroke-dasharray="0 ${mill.toFixed(3)}"/>` +
  rim(43.5);

/** At 16 px the coin is in the way: the head alone, with fewer and broader cuts. */
const broadCuts =
  "M112 40q0 26-14 56 34-8 60-42-24 16-44 24 8-18 5-42zM72 74q-20-2-38 8 22 6 50-2z";
const head = (scale, extra) =>
  `<path ${extra} fill-rule="evenodd" transform="translate(50 50)scale(${scale})translate(-104-109)" d="${silhouette}${broadCuts}"/>`;
const favicon =
  `<style>path{fill:${green}}@media(prefers-color-scheme:dark){path{fill:${card}}}</style>` +
  head(0.54, "");
/** The ICO can't ask for the colour scheme: a light outline keeps it visible on a dark tab. */
const legacyFavicon =
  head(0.51, `stroke="${card}" stroke-width="7" stroke-linejoin="round"`) +
  head(0.51, `fill="${green}"`);

/** Two colours need few shades: a palette of 16 keeps the edges smooth and the files small. */
const png = (body, size) =>
  sharp(Buffer.from(svg(body)), { density: (72 * size) / 100 })
    .resize(size, size)
    .png({ palette: true, colours: 16, compressionLevel: 9, effort: 10 })
    .toBuffer();

/** ICO container: a 6-byte header, 16 bytes for each picture, then the PNGs themselves. */
function ico(pictures) {
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

const large = features + trim;

/**
 * The favicons and home-screen icons, drawn from the logo's dog, and the engraved lines of the logo
 * itself. The SVG favicon turns light in a dark browser, where treasury green would sink.
 *
 * @returns files by their path
 */
export async function drawIcons() {
  const legacy = [16, 32].map(async (size) => ({ size, data: await png(legacyFavicon, size) }));
  return {
    "static/ornaments/engraving.svg": svg(
      `<path id="lines" fill-rule="evenodd" d="${engraving}"/>`,
    ),
    "static/favicon.svg": svg(favicon),
    "static/favicon.ico": ico(await Promise.all(legacy)),
    "static/icons/icon-192.png": await png(coin + dog(0.42, large), 192),
    "static/icons/icon-512.png": await png(coin + dog(0.42, large), 512),
    "static/icons/icon-maskable-512.png": await png(square + dog(0.38, large), 512),
    "static/icons/apple-touch-icon.png": await png(square + rim(44) + dog(0.42, large), 180),
  };
}
