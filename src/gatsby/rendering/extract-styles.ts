import { deferredStylesId } from "../../lib/links/site-ids";

const emotionStyle = /<style data-emotion="css ([^"]+)">([\s\S]*?)<\/style>/g;

/** The global style sheet that Gatsby inlines in each page. */
const globalStyle =
  /<style data-href="[^"]*" data-identity="gatsby-global-css">([\s\S]*?)<\/style>/;

/** A dialog, which shows nothing until a visitor opens it. */
const dialog = /<dialog [\s\S]*?<\/dialog>/g;

/** The output of the `DeferredStyles` component. */
const emptySlot = `<div id="${deferredStylesId}" hidden=""></div>`;

/** A page with its styles collected. */
export interface StyledPage {
  html: string;
  /** The styles that only dialogs and elements below the fold need, for a separate file, or "". */
  deferredStyles: string;
}

/**
 * Moves the global style sheet and Emotion's inline styles to one sheet in the head, so that the
 * policy needs one hash and `:first-child` works. Drops styles that Emotion merged into others.
 * Returns styles for dialogs and elements below the fold separately, if the page has a slot for them
 * (docs/decisions/deferred-styles.md).
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
  const [beforeSlot = "", afterSlot] = rest.split(emptySlot);
  const firstScreen = afterSlot === undefined ? rest : beforeSlot.replace(dialog, "");
  const textFor = (isWanted: (names: string, css: string) => boolean) =>
    [...rules].flatMap(([names, css]) => (isWanted(names, css) ? css : [])).join("");
  const isUsed = (part: string, names: string) =>
    names.split(" ").some((name) => part.includes(`css-${name}`));
  const isNeeded = (names: string, css: string) =>
    css.startsWith("@keyframes") || isUsed(firstScreen, names);

  const needed = globalCss + textFor(isNeeded);
  const sheet = needed && `<style data-emotion="css">${needed}</style>`;
  return {
    html: rest.replace("</head>", () => `${sheet}</head>`),
    deferredStyles: textFor((names, css) => !isNeeded(names, css) && isUsed(rest, names)),
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
