/** Cap height of the heading font, as a share of its size. */
const capHeight = 0.7;
/** Letter spacing, in em. */
export const tracking = 0.09;
/** Center of the lettered band and its largest type size, in logo units. */
const bandRadius = 90;
const largestSize = 17.5;
/** Arc reserved for the star between the two texts, in logo units. */
const starRoom = 22;

/** The layout of two texts with stars between them. Angles in degrees from twelve o'clock. */
export interface RimLettering {
  size: number;
  topRadius: number;
  bottomRadius: number;
  starAngle: number;
}

/** Width of capitals in em, measured on Fraunces 600; the font isn't loaded where this runs. */
function widthInEm(capitals: string): number {
  const letter = (char: string) =>
    char === " " ? 0.24 : /[MW]/.test(char) ? 1 : /[IJ1.,'’-]/.test(char) ? 0.44 : 0.73;
  return [...capitals].reduce((sum, char) => sum + letter(char) + tracking, 0);
}

/** One type size for both texts, so that together they fill the rim without overlapping. */
export function layOutRim(top: string, bottom: string): RimLettering {
  const [topWidth, bottomWidth] = [widthInEm(top), widthInEm(bottom)];
  const arc = 2 * Math.PI * (bandRadius - 4) - 2 * starRoom;
  const size = Math.min(largestSize, arc / (topWidth + bottomWidth));
  const topRadius = bandRadius - (size * capHeight) / 2;
  const bottomRadius = bandRadius + (size * capHeight) / 2;
  const topHalf = (size * topWidth) / topRadius / 2;
  const bottomHalf = (size * bottomWidth) / bottomRadius / 2;
  const starAngle = ((topHalf + Math.PI - bottomHalf) / 2) * (180 / Math.PI);
  const round = (value: number) => Math.round(value * 10) / 10;
  return {
    size: round(size),
    topRadius: round(topRadius),
    bottomRadius: round(bottomRadius),
    starAngle: round(starAngle),
  };
}
