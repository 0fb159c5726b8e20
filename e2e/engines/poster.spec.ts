import sharp from "sharp";
import { paper } from "../../src/components/qr-poster/poster-size";
import { bookingAddress } from "../support/content";
import { expectWholeFrame } from "../support/poster-picture";
import { readPdf, readQrCode } from "../support/qr-code";
import { desktop, expect, phone, test } from "./fixtures";
import { button, region } from "./find";
import { fontsOf } from "./fonts-of";

const ownFonts = ["Figtree", "Fraunces"];
const poster = region("Poster");

/** The printed sheet without the white that a printer can't reach, which WebKit leaves free. */
async function withoutMargins(picture: sharp.Sharp) {
  const onWhite = await picture
    .flatten({ background: "white" })
    .extend({ top: 4, bottom: 4, left: 4, right: 4, background: "white" })
    .png()
    .toBuffer();
  return sharp(await sharp(onWhite).trim({ background: "white", threshold: 2 }).png().toBuffer());
}

for (const [name, size] of Object.entries({ phone, desktop }))
  test.describe(`the poster on a ${name}`, () => {
    test.use({ size });

    test("is seen whole, as wide as there is room", async ({ page }) => {
      await page.open("/qr-poster/");
      const { frame, sheet } = await page.on(poster, (element) => {
        const measure = (one: Element | null) => {
          const { x, y, width, height } = one?.getBoundingClientRect() ?? new DOMRect();
          return { x, y, width, height };
        };
        return {
          frame: measure(element),
          sheet: measure(element.querySelector(":scope > div > div")),
        };
      });
      expect(frame.width).toBeGreaterThan(300);
      for (const side of ["x", "y", "width", "height"] as const)
        expect(sheet[side], side).toBeCloseTo(frame[side], 0);
      expect(frame.x + frame.width).toBeLessThanOrEqual(size.width);
      if (name === "phone") return; // its code is too small for the window's one dot a pixel
      // Fonts and drawings that come late move it once more.
      const readFromScreen = async () => {
        await page.on(poster, (element) =>
          element.scrollIntoView({ block: "center", behavior: "instant" }),
        );
        return readQrCode(sharp(await page.screenshot()));
      };
      await expect.poll(readFromScreen).toBe(bookingAddress);
    });

    test("is printed on one page, whole and in its fonts", async ({ page, engine }) => {
      await page.open("/qr-poster/");
      const pdf = await engine.print();
      const [sheet, ...others] = await readPdf(pdf);
      expect(others).toHaveLength(0);
      if (!sheet) throw new Error("The PDF has no page.");
      expect(await readQrCode(sheet.picture)).toBe(bookingAddress);
      await expectWholeFrame(await withoutMargins(sheet.picture));
      expect(fontsOf(pdf)).toEqual(ownFonts);
    });
  });

test("the poster is saved as a picture", async ({ page, notes }) => {
  await page.open("/qr-poster/");
  await page.click(button("Download PNG"));
  await expect.poll(() => notes("download"), { timeout: 40_000 }).toHaveLength(1);
  const [file] = await notes("download");
  const picture = sharp(file);
  const { format, width, height } = await picture.metadata();
  expect({ format, width, height }).toEqual({ format: "png", width: 2550, height: 3300 });
  expect(await readQrCode(picture.clone().resize(paper.width))).toBe(bookingAddress);
  await expectWholeFrame(picture);
});

test.describe("a page that is printed on a desktop", () => {
  test.use({ size: desktop });

  test("has its own fonts", async ({ page, engine }) => {
    await page.open("/terms/");
    expect(fontsOf(await engine.print())).toEqual(ownFonts);
  });
});
