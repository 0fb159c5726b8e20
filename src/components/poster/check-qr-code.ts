/** Light modules around a QR code. */
const quietZone = 4;

/** The row and column of the timing pattern, and the size of the finder patterns in the corners. */
const timing = 6;
const finder = 8;

/**
 * Whether a QR code shows its two timing patterns, in which dark and light modules alternate in
 * every code.
 *
 * @param isDark whether the module in a column and row is dark, both from 0
 * @param modules on each side of the code
 */
export function hasTimingPatterns(
  isDark: (column: number, row: number) => boolean,
  modules: number,
): boolean {
  for (let position = finder; position < modules - finder; position += 1) {
    const expected = position % 2 === 0;
    if (isDark(position, timing) !== expected || isDark(timing, position) !== expected)
      return false;
  }
  return modules > 2 * finder;
}

/**
 * Checks the QR code in the picture. Browsers that prevent fingerprinting may return noise or a
 * blank picture without an error.
 *
 * @param sheet the original, with the code as an SVG
 * @param scale pixels of the picture per CSS pixel of the sheet
 * @throws Error if the picture doesn't show the code
 */
export function checkQrCode(canvas: HTMLCanvasElement, sheet: HTMLElement, scale: number): void {
  const code = sheet.querySelector<SVGSVGElement>("svg[role=img]");
  const matrix = code?.getScreenCTM();
  const context = canvas.getContext("2d");
  if (!code || !matrix || !context) throw new Error("The poster has no code to check.");
  const { left, top } = sheet.getBoundingClientRect();
  const isDark = (column: number, row: number) => {
    const middle = new DOMPoint(column + quietZone + 0.5, row + quietZone + 0.5);
    const { x, y } = middle.matrixTransform(matrix);
    const [red = 0, green = 0, blue = 0] = context.getImageData(
      Math.round((x - left) * scale),
      Math.round((y - top) * scale),
      1,
      1,
    ).data;
    return red + green + blue < 384;
  };
  if (!hasTimingPatterns(isDark, code.viewBox.baseVal.width - 2 * quietZone))
    throw new Error("The browser has changed the picture, perhaps to protect from fingerprinting.");
}
