declare module "smartypants" {
  /**
   * Typed quotes, apostrophes and dashes as characters of print.
   *
   * @param attributes what is changed: `q` quotes, `D` `--` and `---`, `e` three dots
   * (https://github.com/othree/smartypants.js)
   */
  export function smartypantsu(text: string, attributes: string): string;
}
