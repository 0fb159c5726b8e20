import { deferredStylesId } from "../../lib/links/site-ids";

const emotionStyle = /<style data-emotion="css ([^"]+)">([\s\S]*?)<\/style>/g;

/** The global style sheet that Gatsby inlines in each page. */
const globalStyle =
  /<style data-href="[^"]*" data-identity="gatsby-global-css">([\s\S]*?)<\/style>/;

/** The output of the `DeferredStyles` component. */
const emptySlot = `<div id="${deferredStylesId}" hidden=""></div>`;

/** A page with its styles collected. */
export interface StyledPage {
  html: string;
  /** The styles that only elements below the fold need, for a separate file, or "". */
  deferredStyles: string;
}

/**
 * Moves the global style sheet and Emotion's inline styles to one sheet in the head, so that the
 * policy needs one hash and `:first-child` works. Drops styles that Emotion merged into others.
 * Returns styles for elements below the fold separately (docs/decisions/deferred-styles.md).
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
 * Links the deferred styles of a page. The browser requests them after the first photo, and waits
 * for them before it renders what follows. The empty script makes Firefox wait, too.
 */
export const linkDeferredStyles = (html: string, href: string): string => {
  const link = `<link data-emotion="css" rel="stylesheet" href="${href}" fetchpriority="low"/>`;
  return html.replace(emptySlot, () => emptySlot.replace("><", `>${link}<script> </script><`));
};
