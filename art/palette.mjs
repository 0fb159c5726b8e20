import { readFileSync } from "node:fs";
import { fromOklch, hueOf } from "./oklch.mjs";

/**
 * The colours of the brand, as they stand in src/styles/tokens.css: they are changed there.
 *
 * @returns {(name: string) => string} the colour of a token, of six digits in capitals
 */
export function readTokens(css = readFileSync("src/styles/tokens.css", "utf8")) {
  return (name) => {
    const [, colour] = new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(css) ?? [];
    if (!colour) throw new Error(`src/styles/tokens.css has no --color-${name} of six digits`);
    return colour.toUpperCase();
  };
}

/**
 * The house's colours and their shades. A shade keeps its lightness and chroma and takes its hue
 * from the brand's colour; a number in its name is the lightness, in percent.
 */
export function housePalette(token = readTokens()) {
  const shadesOf = (name) => (lightness, chroma, turn) =>
    fromOklch(lightness, chroma, hueOf(token(name)) + turn);
  const ofPaper = shadesOf("paper");
  const ofGreen = shadesOf("green");
  const ofOrange = shadesOf("orange");
  const ofBlue = shadesOf("blue");
  return {
    paper: token("paper"),
    card: token("card"),
    ink: token("ink"),
    green: token("green"),
    midGreen: ofGreen(0.556, 0.061, -6.1),
    softGreen: ofGreen(0.802, 0.041, -14),
    lightGreen: token("green-light"),
    green28: ofGreen(0.278, 0.041, 1),
    green30: ofGreen(0.299, 0.047, -1),
    green41: ofGreen(0.408, 0.058, 0),
    green44: ofGreen(0.443, 0.059, 0),
    green50: ofGreen(0.498, 0.061, -1),
    green67: ofGreen(0.668, 0.056, -7),
    green75: ofGreen(0.751, 0.047, -13),
    green76: ofGreen(0.76, 0.048, -13),
    green86: ofGreen(0.857, 0.031, -25),
    orange: token("orange"),
    midOrange: ofOrange(0.706, 0.122, 12),
    softOrange: ofOrange(0.834, 0.075, 19),
    lightOrange: ofOrange(0.914, 0.042, 25),
    orange41: ofOrange(0.414, 0.119, 0.3),
    blue: token("blue"),
    midBlue: ofBlue(0.649, 0.086, 2),
    softBlue: ofBlue(0.807, 0.048, 1),
    lightBlue: ofBlue(0.911, 0.022, 3),
    blue33: ofBlue(0.325, 0.099, -1),
    blue48: ofBlue(0.484, 0.117, 0),
    blue50: ofBlue(0.495, 0.115, 1.4),
    blue60: ofBlue(0.598, 0.094, 2),
    blue76: ofBlue(0.755, 0.059, 2),
    limestone: ofPaper(0.906, 0.031, -2),
    deepLimestone: ofPaper(0.81, 0.047, -3),
  };
}

export const house = housePalette();

/** Coats run from `deep` (the engraver's shadow) through `base` to `light`. */
export const coats = {
  apricot: { deep: "#8F5524", dark: "#B97A3E", base: "#D9A264", light: "#EFC892" },
  gold: { deep: "#8C5A1F", dark: "#BC8238", base: "#DDA857", light: "#F2CF8E" },
  red: { deep: "#6B2F12", dark: "#964A1E", base: "#B9652E", light: "#DA925A" },
  fawn: { deep: "#9A5520", dark: "#C67C37", base: "#E2A057", light: "#F2C78C" },
  steel: { deep: "#222B30", dark: "#3A464E", base: "#55636C", light: "#8796A0" },
  grey: { deep: "#2B322F", dark: "#4A534F", base: "#6E7773", light: "#A3ABA5" },
  merle: { deep: "#3C474D", dark: "#6F7F88", base: "#9EACB4", light: "#C9D2D6" },
  black: { deep: "#10161A", dark: "#1F282B", base: "#2E3A3C", light: "#566462" },
  silver: { deep: "#7C8580", dark: "#A9B0A9", base: "#D5D7CD", light: "#F1F0E7" },
  white: { deep: "#97998A", dark: "#C9C7B5", base: "#F3EEDF", light: "#FFFDF7" },
  sand: { deep: "#7D6238", dark: "#A88A58", base: "#CFB384", light: "#EAD7B2" },
  skin: { deep: "#6B2A2A", dark: "#A8504A", base: "#D98880", light: "#EDB3A8" },
};
