const capHeight = 0.7;
export const tracking = 0.09;
const bandRadius = 90;
const largestSize = 17.5;
const starRoom = 22;
/** The top text's baseline is up to 6 units inside the band's middle, so its arc is shorter. */
const arcInset = 4;

/** Estimated by the widths of Fraunces 600: the build has no font to measure. */
function widthInEm(capitals: string): number {
  const letter = (char: string) =>
    char === " " ? 0.24 : /[MW]/.test(char) ? 1 : /[IJ1.,'’-]/.test(char) ? 0.44 : 0.73;
  return [...capitals].reduce((sum, char) => sum + letter(char) + tracking, 0);
}

/** Lays out both texts in one size: the largest, up to `largestSize`, at which they don't overlap. */
export function layOutRim(top: string, bottom: string) {
  const [topWidth, bottomWidth] = [widthInEm(top), widthInEm(bottom)];
  const arc = 2 * Math.PI * (bandRadius - arcInset) - 2 * starRoom;
  const size = Math.min(largestSize, arc / (topWidth + bottomWidth));
  const topRadius = bandRadius - (size * capHeight) / 2;
  const bottomRadius = bandRadius + (size * capHeight) / 2;
  const topHalf = (size * topWidth) / topRadius / 2;
  const bottomHalf = (size * bottomWidth) / bottomRadius / 2;
  // Of the right star, in degrees from twelve o'clock; the left star mirrors it.
  const starAngle = ((topHalf + Math.PI - bottomHalf) / 2) * (180 / Math.PI);
  const round = (value: number) => Math.round(value * 10) / 10;
  return {
    size: round(size),
    topRadius: round(topRadius),
    bottomRadius: round(bottomRadius),
    starAngle: round(starAngle),
  };
}
