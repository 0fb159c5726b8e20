const emotionStyle = /<style data-emotion="css ([^"]+)">([\s\S]*?)<\/style>/g;

/** What the `Fold` component leaves in a page. */
const emptyFold = '<div id="fold" hidden=""></div>';

/** A page with its styles in order. */
export interface StyledPage {
  html: string;
  /** The styles of which the page has need only after its fold, for a file; else "". */
  belowFold: string;
}

/**
 * Brings the styles that Emotion has put before each element into the head, each once and in their
 * order: one style sheet to parse instead of a hundred, and `:first-child` means what it says.
 * Styles that Emotion has merged into others, so that no element has them by their own name, are
 * left out; those that only elements after the fold have are handed out.
 *
 * In the browser Emotion goes on from there (src/styles/style-cache.ts).
 */
export function gatherStyles(html: string): StyledPage {
  const rules = new Map<string, string>();
  const rest = html.replace(emotionStyle, (_, name: string, css: string) => {
    rules.set(name, css);
    return "";
  });
  const [aboveFold = "", ...after] = rest.split(emptyFold);
  const textFor = (isWanted: (names: string, css: string) => boolean) =>
    [...rules].flatMap(([names, css]) => (isWanted(names, css) ? css : [])).join("");
  const isUsed = (part: string, names: string) =>
    names.split(" ").some((name) => part.includes(`css-${name}`));
  const isNeeded = (names: string, css: string) =>
    css.startsWith("@keyframes") || isUsed(aboveFold, names);

  const needed = textFor(isNeeded);
  const sheet = needed && `<style data-emotion="css">${needed}</style>`;
  return {
    html: rest.replace("</head>", () => `${sheet}</head>`),
    belowFold: textFor(
      (names, css) => !isNeeded(names, css) && after.some((part) => isUsed(part, names)),
    ),
  };
}

/**
 * Links the styles of what is below a page's fold. A browser goes on with the page when they have
 * come, and asks for them after the first photo. The script does nothing: Firefox wouldn't wait for
 * a style sheet alone.
 */
export const linkBelowFold = (html: string, address: string): string => {
  const link = `<link data-emotion="css" rel="stylesheet" href="${address}" fetchpriority="low"/>`;
  return html.replace(emptyFold, () => emptyFold.replace("><", `>${link}<script> </script><`));
};
