import { css } from "@emotion/react";
import { chromium } from "@playwright/test";
import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { findChromium } from "../scripts/chromium.mjs";
import { Logo } from "../src/components/logo/logo";
import { socialCard } from "../src/lib/social-card";

const { width, height } = socialCard;
const read = (path: string) => readFileSync(path, "utf8");
const inline = (path: string, type: string) =>
  `data:${type};base64,${readFileSync(path).toString("base64")}`;
const ornament = (name: string) => inline(`static/ornaments/${name}.svg`, "image/svg+xml");
const font = "src/styles/fonts/fraunces-600.woff2";

const Card = () => (
  <div css={card}>
    <i css={rosette} />
    <i css={[corner, { top: inner, right: inner, rotate: "90deg" }]} />
    <i css={[corner, { right: inner, bottom: inner, rotate: "180deg" }]} />
    <Logo top="Bathed & brushed" bottom="Clipped & loved" css={logo} />
    <p css={motto}>
      In Dogs
      <br />
      We Trust
    </p>
  </div>
);

/** From the edge of the card to the frame's inner line. */
const inner = 33;

const card = css`
  position: relative;
  display: flex;
  align-items: center;
  gap: 62px;
  box-sizing: border-box;
  width: ${width}px;
  height: ${height}px;
  padding-left: 84px;
  background: var(--color-green);

  &::before,
  &::after {
    position: absolute;
    inset: 24px;
    border: 2px solid var(--color-card);
    content: "";
  }

  &::after {
    inset: ${inner - 1}px;
    border-width: 1px;
  }
`;

/* Spreads from the logo and is gone before the motto. */
const rosette = css`
  position: absolute;
  inset: ${inner}px;
  background: url("${ornament("rosette-light")}") -224px 50% / 980px no-repeat;
  mask-image: linear-gradient(90deg, black 30%, transparent 52%);
`;

const corner = css`
  position: absolute;
  width: 120px;
  height: 120px;
  background: url("${ornament("note-corner-light")}");
`;

const logo = css`
  flex: none;
  position: relative;
  width: 424px;
`;

const motto = css`
  margin: 0 0 12px;
  color: var(--color-card);
  font: 600 130px/1 var(--font-heading);
  letter-spacing: -0.02em;
`;

const html = `<!doctype html><style>${read("src/styles/tokens.css")}
@font-face { font-family: "Fraunces"; font-weight: 600; src: url("${inline(font, "font/woff2")}"); }
body { margin: 0; }</style>${renderToStaticMarkup(<Card />)}`;

/**
 * The picture that social networks show beside a link. A browser draws it, since it has the house's
 * fonts, tokens and logo; one of another version draws letters in its own way. The shop's name is not
 * on it: networks show it beside the picture, and so the card stays true when the name changes.
 *
 * @returns a JPEG
 */
export async function drawSocialCard(): Promise<Buffer> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: 2 });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  const screen = await page.screenshot();
  await browser.close();
  return sharp(screen).resize(width, height).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
}
