/** npx tsx tools/art/draw.ts: draws icons, ornaments and the social card in the colors of src/styles/tokens.css. */
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { findChromium } from "../../test/browsers.mjs";
import { drawAll } from "./drawings";

/** The card as drawn by a browser; another version may draw letters differently. */
async function photographCard() {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  const viewport = { width: 1200, height: 630 }; // the size in src/lib/pictures.ts
  const page = await browser.newPage({ viewport, deviceScaleFactor: 2 });
  await page.goto(`file://${resolve("tools/art/drawings/social-card.html")}`);
  await page.evaluate("document.fonts.ready.then(() => undefined)");
  const screen = await page.screenshot();
  await browser.close();
  return sharp(screen).resize(1200, 630).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
}

async function draw(): Promise<void> {
  for (const [path, data] of Object.entries(await drawAll())) writeFileSync(path, data);
  // After the ornaments, because the card contains them.
  writeFileSync("static/social-card.jpg", await photographCard());
}

void draw();
