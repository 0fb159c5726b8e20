import { join } from "node:path";
import sharp from "sharp";
import { themeColors } from "../../../src/styles/theme-colors";

/** As wide as the covers that ship. */
const size = { width: 1800, height: 1200 };
const seal = 420;
const rosette = 900;
const corner = 300;

/**
 * Draws a cover that keeps the place of the real one: the shop's seal on engraved paper.
 *
 * @param root the project's folder, whose `static` has the ornaments
 * @returns a PNG
 */
export async function drawCover(root: string): Promise<Buffer> {
  const draw = (name: string, width: number) =>
    sharp(join(root, "static", name), { density: 300 })
      .resize(width)
      .png()
      .toBuffer();
  const cornerOrnament = await draw("ornaments/note-corner.svg", corner);
  const turned = (quarters: number) =>
    sharp(cornerOrnament)
      .rotate(quarters * 90)
      .toBuffer();
  return sharp({ create: { ...size, channels: 3, background: themeColors.paper } })
    .composite([
      { input: await turned(0), gravity: "northwest" },
      { input: await turned(1), gravity: "northeast" },
      { input: await turned(2), gravity: "southeast" },
      { input: await turned(3), gravity: "southwest" },
      { input: await draw("ornaments/rosette.svg", rosette), gravity: "centre" },
      { input: await draw("icons/icon-512.png", seal), gravity: "centre" },
    ])
    .png({ palette: true, colours: 64, effort: 10 })
    .toBuffer();
}
