import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { paper } from "../../src/components/poster/poster-size";
import { bookingAddress, content } from "../support/content";
import { expectWholeFrame } from "../support/poster-picture";
import { readPdf, readQrCode } from "../support/qr-code";
import { desktop, expect, phone, test } from "./fixtures";

/**
 * The fonts of a PDF. WebKit converts Figtree, a variable font, to shapes without a name, so no
 * name counts as Figtree. Firefox uses its own font for list bullets.
 */
function fontsOf(pdf: Uint8Array): string[] {
  const table = execFileSync("pdffonts", ["-"], { input: pdf, encoding: "utf8" });
  const names = table
    .trim()
    .split("\n")
    .slice(2)
    .map((line) => {
      const [name = ""] = line.split(" ");
      return name === "[none]" ? "Figtree" : name.replace(/^[A-Z]{6}\+/, "").replace(/-.*/, "");
    });
  return [...new Set(names)].filter((name) => name !== "Mozilla_Bullet").toSorted();
}

/** Crops the white margins that WebKit's printer leaves. */
async function withoutMargins(picture: sharp.Sharp) {
  const onWhite = await picture
    .flatten({ background: "white" })
    .extend({ top: 4, bottom: 4, left: 4, right: 4, background: "white" })
    .png()
    .toBuffer();
  return sharp(await sharp(onWhite).trim({ background: "white", threshold: 2 }).png().toBuffer());
}

test("the whole poster is visible, and prints on one page", async ({ page, engine }) => {
  await page.open("/qr-poster/");
  const [frame, sheet] = await page.on("section[aria-label=Poster]", (element) =>
    [element, element.querySelector(":scope > div > div")].map((one) => {
      const { x, y, width, height } = one?.getBoundingClientRect() ?? new DOMRect();
      return { x, y, width, height };
    }),
  );
  if (!frame || !sheet) throw new Error("There is no poster.");
  expect(frame.width).toBeGreaterThan(300);
  for (const side of ["x", "y", "width", "height"] as const)
    expect(sheet[side], side).toBeCloseTo(frame[side], 0);
  expect(frame.x + frame.width).toBeLessThanOrEqual(phone.width);

  const pdf = await engine.print();
  const [printed, ...others] = await readPdf(Buffer.from(pdf));
  expect(others).toHaveLength(0);
  if (!printed) throw new Error("The PDF has no page.");
  expect(await readQrCode(printed.picture)).toBe(bookingAddress);
  await expectWholeFrame(await withoutMargins(printed.picture));
  expect(fontsOf(pdf)).toEqual(["Figtree", "Fraunces"]);
});

test('"Download PNG" saves the poster as a picture', async ({ page, engine }) => {
  await page.open("/qr-poster/");
  await page.click("button", "Download PNG");
  let picture = sharp();
  // The file exists before it is complete.
  await expect(async () => {
    const [file = ""] = readdirSync(engine.downloads).filter((name) => name.endsWith(".png"));
    picture = sharp(join(engine.downloads, file));
    await picture.stats();
  }).toPass({ timeout: 40_000 });
  const { format, width, height } = await picture.metadata();
  expect({ format, width, height }).toEqual({ format: "png", width: 2550, height: 3300 });
  expect(await readQrCode(picture.clone().resize(paper.width))).toBe(bookingAddress);
  await expectWholeFrame(picture);
});

test.describe("a wide window", () => {
  test.use({ size: desktop });

  test("prints all hours, no empty page, and the site's fonts", async ({ page, engine }) => {
    const print = async (path: string) => {
      await page.open(path);
      const pdf = await engine.print();
      const pages = await readPdf(Buffer.from(pdf));
      return { fonts: fontsOf(pdf), texts: pages.map(({ text }) => text.trim()) };
    };
    const { texts } = await print("/locations/");
    // Both engines omit some letters from the table that maps a PDF's text.
    for (const { day } of content.hours)
      expect(texts.join("\n")).toMatch(
        new RegExp([...day].map((one) => `[${one}\uFFFD\uFFFE]`).join("")),
      );
    for (const path of ["/faq/", "/terms/", "/to14/"])
      expect((await print(path)).texts, path).not.toContain("");
    expect((await print("/terms/")).fonts).toEqual(["Figtree", "Fraunces"]);
  });
});
