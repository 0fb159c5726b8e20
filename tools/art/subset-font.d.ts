/** The function of subset-font that tools/art/fonts.mjs uses; the package has no types. */
declare module "subset-font" {
  /**
   * Reduces a font to some characters and to a range of its axes.
   *
   * @param variationAxes a single value or the remaining range for each named axis
   */
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: {
      targetFormat: "woff2";
      variationAxes?: Record<string, number | { min: number; max: number }>;
    },
  ): Promise<Buffer>;
}
