import { deferredStylesId } from "../../lib/links/site-ids";

const emotionStyle = /<style data-emotion="css ([^"]+)">([\s\S]*?)<\/style>/g;

/** The site's global style sheet, as Gatsby writes it into each page. */
const globalStyle =
  /<style data-href="[^"]*" data-identity="gatsby-global-css">([\s\S]*?)<\/style>/;

/** What the `DeferredStyles` component leaves in a page. */
const emptySlot = `<div id="${deferredStylesId}" hidden=""></div>`;

/** A page with its styles in order. */
export interface StyledPage {
  html: string;
  /** The styles that only elements below the fold need, for a file; else "". */
  deferredStyles: string;
}

/**
 * Collects the global style sheet and the styles that Emotion has put before each element into one
 * sheet in the head, each once and in their order. One sheet needs one hash in the page's policy, and
 * `:first-child` selects what it should. Styles that no element has by their own name are left out:
 * Emotion has merged them into others. Styles that only elements below the fold need are returned
 * separately.
 *
 * In the browser Emotion continues from there (src/styles/style-cache.ts).
 */
export function extractStyles(html: string): StyledPage {
  const rules = new Map<string, string>();
  const globalCss = globalStyle.exec(html)?.[1] ?? "";
  const rest = html
    .replace(globalStyle, "")
    .replace(emotionStyle, (_, name: string, css: string) => {
      rules.set(name, css);
      return "";
    });
  const [beforeSlot = "", ...after] = rest.split(emptySlot);
  const textFor = (isWanted: (names: string, css: string) => boolean) =>
    [...rules].flatMap(([names, css]) => (isWanted(names, css) ? css : [])).join("");
  const isUsed = (part: string, names: string) =>
    names.split(" ").some((name) => part.includes(`css-${name}`));
  const isNeeded = (names: string, css: string) =>
    css.startsWith("@keyframes") || isUsed(beforeSlot, names);

  const needed = globalCss + textFor(isNeeded);
  const sheet = needed && `<style data-emotion="css">${needed}</style>`;
  return {
    html: rest.replace("</head>", () => `${sheet}</head>`),
    deferredStyles: textFor(
      (names, css) => !isNeeded(names, css) && after.some((part) => isUsed(part, names)),
    ),
  };
}

/**
 * Links the deferred styles of a page. A browser goes on with the page when they have
 * come, and asks for them after the first photo. The script does nothing: Firefox wouldn't wait for
 * a style sheet alone.
 */
export const linkDeferredStyles = (html: string, address: string): string => {
  const link = `<link data-emotion="css" rel="stylesheet" href="${address}" fetchpriority="low"/>`;
  return html.replace(emptySlot, () => emptySlot.replace("><", `>${link}<script> </script><`));
};
