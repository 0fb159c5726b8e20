declare module "smartypants" {
  /**
   * Converts typed quotes, apostrophes and dashes to typographic ones.
   *
   * @param attributes what to convert: `q` quotes, `D` `--` and `---`, `e` three dots
   *   (https://github.com/othree/smartypants.js)
   */
  export function smartypantsu(text: string, attributes: string): string;
}
