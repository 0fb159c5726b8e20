/** Colours as the eye sees them: https://bottosson.github.io/posts/oklab/ */

const toLinear = (value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const fromLinear = (value) =>
  value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;

/** @returns the hue of a colour of six digits, in degrees */
export function hueOf(hex) {
  const [r, g, b] = [1, 3, 5].map((at) => toLinear(parseInt(hex.slice(at, at + 2), 16) / 255));
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const across = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const up = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return (Math.atan2(up, across) * 180) / Math.PI;
}

/**
 * @param lightness 0 black to 1 white
 * @param chroma 0 gray to about 0.3
 * @param hue in degrees
 * @returns the colour, of six digits in capitals
 */
export function fromOklch(lightness, chroma, hue) {
  const across = chroma * Math.cos((hue * Math.PI) / 180);
  const up = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * across + 0.2158037573 * up) ** 3;
  const m = (lightness - 0.1055613458 * across - 0.0638541728 * up) ** 3;
  const s = (lightness - 0.0894841775 * across - 1.291485548 * up) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const digits = linear.map((value) =>
    Math.round(Math.min(1, Math.max(0, fromLinear(value))) * 255)
      .toString(16)
      .padStart(2, "0"),
  );
  return `#${digits.join("").toUpperCase()}`;
}
