import { readFileSync } from "node:fs";

/**
 * The colours of the brand that drawings need, from src/styles/tokens.css, where they are changed.
 *
 * @returns {{ green: string, light: string, orange: string, card: string }} six digits in capitals
 */
export function readPalette(css = readFileSync("src/styles/tokens.css", "utf8")) {
  const token = (name) => {
    const [, colour] = new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(css) ?? [];
    if (!colour) throw new Error(`src/styles/tokens.css has no --color-${name} of six digits`);
    return colour.toUpperCase();
  };
  return {
    green: token("green"),
    light: token("green-light"),
    orange: token("orange"),
    card: token("card"),
  };
}
