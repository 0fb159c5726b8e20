import { readFileSync } from "node:fs";
import sharp from "sharp";
import { drawAll, readPalette } from "./drawings";

test("the drawings in static have the colors of tokens.css", async () => {
  for (const [path, drawn] of Object.entries(await drawAll()))
    expect(
      readFileSync(path).equals(Buffer.from(drawn))
        ? ""
        : `${path} is outdated. Run: npx tsx tools/art/draw.ts`,
    ).toBe("");
});

test("the social card has the brand's green background", async () => {
  const corner = await sharp("static/social-card.jpg")
    .extract({ left: 2, top: 2, width: 1, height: 1 })
    .raw()
    .toBuffer();
  const { green } = readPalette();
  [1, 3, 5].forEach((at, channel) =>
    // JPEG compression changes colors slightly.
    expect(
      Math.abs((corner[channel] ?? 0) - Number.parseInt(green.slice(at, at + 2), 16)),
    ).toBeLessThan(6),
  );
});
