import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { drawOrnaments } from "./guilloche.mjs";
import { drawAvatar } from "./avatar.mjs";
import { drawIcons } from "./icons.mjs";
import { readPalette } from "./palette.mjs";

/** What is to be done about a drawing that differs from its file; the difference itself fills screens. */
const judge = (path: string, drawn: string | Buffer) =>
  readFileSync(path).equals(Buffer.from(drawn)) ? "as drawn" : `${path} is old: npx tsx art/art.ts`;

/** The colour of a picture's top left corner. */
async function corner(picture: Buffer | string): Promise<number[]> {
  const { data } = await sharp(picture)
    .removeAlpha()
    .extract({ left: 0, top: 0, width: 8, height: 8 })
    .resize(1, 1)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}

const channels = (colour: string) =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

describe("what npx tsx art/art.ts draws is what ships", () => {
  test.each(Object.entries(drawOrnaments()))("%s", (path, svg) => {
    expect(judge(path, svg)).toBe("as drawn");
  });

  test("the icons", async () => {
    for (const [path, icon] of Object.entries(await drawIcons()))
      expect(judge(path, icon)).toBe("as drawn");
  });

  test.each(Object.entries(drawAvatar()))("%s", (path, svg) => {
    expect(judge(path, svg)).toBe("as drawn");
  });

  test("the social card stands on the green of the brand", async () => {
    const found = await corner("static/social-card.jpg");
    channels(readPalette().green).forEach((value, at) =>
      // A JPEG may be a few shades off.
      expect(Math.abs((found[at] ?? 0) - value)).toBeLessThan(6),
    );
  });
});

describe("a colour of the brand is changed in tokens.css", () => {
  const css = readFileSync("src/styles/tokens.css", "utf8");

  test("the ornaments follow it", () => {
    const purple = "#46175A";
    const changed = drawOrnaments(
      readPalette(css.replace(/(--color-green): #\w{6}/, `$1: ${purple.toLowerCase()}`)),
    );
    for (const [path, svg] of Object.entries(changed))
      expect(svg.includes(purple)).toBe(!path.endsWith("-light.svg"));
  });

  test("the dog of reviews follows it", () => {
    const [drawing] = Object.values(drawAvatar({ ...readPalette(css), green: "#46175A" }));
    expect(drawing).toContain("#46175A");
    expect(drawing).not.toContain(readPalette(css).green);
  });

  test("an unreadable one is told", () => {
    expect(() => readPalette(css.replace("--color-green:", "--color-gren:"))).toThrow(
      "src/styles/tokens.css has no --color-green of six digits",
    );
  });

  test("no drawing holds one of its own", () => {
    const sources = readdirSync("art", { encoding: "utf8" })
      .filter((file) => file.endsWith(".mjs"))
      .map((file) => readFileSync(join("art", file), "utf8"));
    const literals = sources.join().match(/#[0-9A-F]{6}\b/gi) ?? [];
    const colours = new Set<string>(Object.values(readPalette()));
    expect(literals.filter((literal) => colours.has(literal.toUpperCase()))).toEqual([]);
  });
});
