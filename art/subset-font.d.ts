/** The part of subset-font that art/fonts.mjs uses; the package brings no types. */
declare module "subset-font" {
  /**
   * Cuts a font down to some characters and to a part of its axes.
   *
   * @param variationAxes one value, or the part that stays, for each axis named
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
