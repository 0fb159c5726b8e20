declare module "smartypants" {
  /** Quotes (`q`), dashes (`D`) and dots (`e`): https://github.com/othree/smartypants.js */
  export function smartypantsu(text: string, attributes: string): string;
}
