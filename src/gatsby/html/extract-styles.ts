import { deferredStylesId } from "../../lib/links/site-ids";

const emotionStyle = /<style data-emotion="css ([^"]+)">([\s\S]*?)<\/style>/g;

/** What the `DeferredStyles` component leaves in a page. */
const emptySlot = `<div id="${deferredStylesId}" hidden=""></div>`;

/** A page with its styles in order. */
export interface StyledPage {
  html: string;
  /** The styles that only elements below the fold need, for a file; else "". */
  deferredStyles: string;
}

/**
 * Brings the styles that Emotion has put before each element into the head, each once and in their
 * order: one style sheet to parse instead of a hundred, and `:first-child` means what it says.
 * Styles that Emotion has merged into others, so that no element has them by their own name, are
 * left out; those that only elements below the fold need are returned apart.
 *
 * In the browser Emotion goes on from there (src/styles/style-cache.ts).
 */
export function extractStyles(html: string): StyledPage {
  const rules = new Map<string, string>();
  const rest = html.replace(emotionStyle, (_, name: string, css: string) => {
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

  const needed = textFor(isNeeded);
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
