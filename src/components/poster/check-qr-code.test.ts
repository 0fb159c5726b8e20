import { checkQrCode, hasTimingPatterns } from "./check-qr-code";

const modules = 37;
const isTiming = (column: number, row: number) => column === 6 || row === 6;
const alternating = (column: number, row: number) => (column + row) % 2 === 0;

test.each<[string, boolean, (column: number, row: number) => boolean]>([
  ["a code", true, alternating],
  ["a blank picture", false, () => false],
  ["a black picture", false, () => true],
  ["an inverted picture", false, (column, row) => !alternating(column, row)],
  [
    "a code with one wrong pixel in its row",
    false,
    (column, row) => (column === 20 && row === 6) !== alternating(column, row),
  ],
  [
    "a code with one wrong pixel in its column",
    false,
    (column, row) => (column === 6 && row === 21) !== alternating(column, row),
  ],
  ["noise", false, (column, row) => (column * 7 + row * 13) % 5 < 3],
  ["a picture of only the timing patterns", true, (c, r) => isTiming(c, r) && alternating(c, r)],
])("%s has the timing patterns: %p", (_name, expected, isDark) => {
  expect(hasTimingPatterns(isDark, modules)).toBe(expected);
});

test("a code of size 0 has none", () => {
  expect(hasTimingPatterns(alternating, 0)).toBe(false);
});

describe("checkQrCode", () => {
  const [scale, quietZone] = [2, 4];

  /** A sheet whose code has modules of one pixel, and the picture of it that a browser returns. */
  function drawn(isDark: (column: number, row: number) => boolean) {
    const code = {
      getScreenCTM: () => ({}),
      viewBox: { baseVal: { width: modules + 2 * quietZone } },
    };
    const toModule = (pixel: number) => Math.floor(pixel / scale) - quietZone;
    const getImageData = (x: number, y: number) => ({
      data: new Array<number>(3).fill(isDark(toModule(x), toModule(y)) ? 0 : 255),
    });
    const canvas = { getContext: () => ({ getImageData }) };
    const sheet = {
      querySelector: () => code,
      getBoundingClientRect: () => ({ left: 0, top: 0 }),
    };
    return [canvas, sheet] as unknown as [HTMLCanvasElement, HTMLElement];
  }

  beforeAll(() => {
    const DOMPoint = function (x: number, y: number) {
      return { matrixTransform: () => ({ x, y }) };
    };
    Object.assign(globalThis, { DOMPoint });
  });

  it("accepts a picture of the code", () => {
    expect(() => checkQrCode(...drawn(alternating), scale)).not.toThrow();
  });

  it("throws for noise and for a blank picture", () => {
    for (const isDark of [(c: number, r: number) => (c * 7 + r * 13) % 5 < 3, () => false])
      expect(() => checkQrCode(...drawn(isDark), scale)).toThrow("has changed the picture");
  });
});
