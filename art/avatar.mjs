// @ts-check
import { readFileSync } from "node:fs";
import { readPalette } from "./palette.mjs";

const path = "content/reviews/dog-avatar.svg";

/**
 * The dog of reviews without a picture: drawn by hand, in a ring and with a bandana of the brand's colours.
 *
 * @returns {Record<string, string>} its text by its path
 */
export function drawAvatar({ green, light, orange } = readPalette()) {
  const drawing = readFileSync(path, "utf8")
    .replace(/(<circle [^>]*fill=")#\w{6}(" stroke=")#\w{6}(")/, `$1${light}$2${green}$3`)
    .replace(/(fill=")#\w{6}(" d="M26 80c13 7 31 7 44 0)/, `$1${orange}$2`);
  return { [path]: drawing };
}
