import sharp from "sharp";

const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#b8470b" } });

const noisy = () => {
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  return sharp({ create: { width: 400, height: 300, channels: 3, background: "tan", noise } });
};
const plain = async () => noisy().jpeg().toBuffer();

/** A faulty scan like that of some Samsung phones: it claims to end before it begins. */
async function withWrongScan(): Promise<Buffer> {
  const bytes = await plain();
  const scan = bytes.indexOf(Buffer.from([0xff, 0xda]));
  const components = bytes[scan + 4] ?? 0;
  bytes[scan + 6 + 2 * components] = 0;
  return bytes;
}

/** Unusual photos that ordinary viewers show. */
export const hardPhotos: [what: string, bytes: () => Promise<Buffer>][] = [
  ["a wrong scan", withWrongScan],
  ["no end marker", async () => (await plain()).subarray(0, -2)],
  [
    "no end marker of a progressive JPEG",
    async () => (await noisy().jpeg({ progressive: true }).toBuffer()).subarray(0, -2),
  ],
  [
    "stray bytes at its start",
    async () => {
      const bytes = await plain();
      return Buffer.concat([bytes.subarray(0, 2), Buffer.alloc(2), bytes.subarray(2)]);
    },
  ],
  ["stray bytes at its end", async () => Buffer.concat([await plain(), Buffer.alloc(5000, 7)])],
  ["four pixels of height", () => draw(6000, 4).jpeg().toBuffer()],
  ["four pixels of width", () => draw(4, 6000).jpeg().toBuffer()],
  ["one pixel", () => draw(1, 1).png().toBuffer()],
  ["more pixels of height than WebP has", () => draw(200, 20_000).png().toBuffer()],
  ["CMYK", async () => noisy().toColourspace("cmyk").jpeg().toBuffer()],
  ["16 bits", async () => noisy().toColourspace("rgb16").png().toBuffer()],
  ["no colors", async () => noisy().greyscale().toColourspace("b-w").jpeg().toBuffer()],
  ["AVIF", async () => noisy().avif({ effort: 0 }).toBuffer()],
  ["TIFF", async () => noisy().tiff().toBuffer()],
  [
    "two frames",
    async () => {
      const frames = [draw(40, 30), draw(40, 30).negate()].map((frame) => frame.png().toBuffer());
      return sharp(await Promise.all(frames), { join: { animated: true } })
        .webp()
        .toBuffer();
    },
  ],
];
