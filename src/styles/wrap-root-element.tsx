import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import type { WrapRootElementBrowserArgs } from "gatsby";

/**
 * Emotion without its list of vendor prefixes: they are for browsers that can't run this site, and
 * make up a quarter of each page's styles. A property that still needs one gets it by hand.
 */
const createStyleCache = () => createCache({ key: "css", stylisPlugins: [] });

/**
 * Tells Emotion which rules the built page has, by their names in its style sheet. Left to itself,
 * Emotion would need a list of them, and would move the sheet, which is to style the page anew.
 */
function createBrowserCache() {
  const cache = createStyleCache();
  for (const sheet of document.querySelectorAll("style[data-emotion=css]"))
    for (const [, name = ""] of sheet.textContent.matchAll(/(?:\.css-|@keyframes )([\w-]+)/g))
      cache.inserted[name] = true;
  return cache;
}

const browserCache = typeof document === "undefined" ? undefined : createBrowserCache();

/** Gives all pages their styles. Each page that is built has its own, since it carries them itself. */
export const wrapRootElement = ({ element }: Pick<WrapRootElementBrowserArgs, "element">) => (
  <CacheProvider value={browserCache ?? createStyleCache()}>{element}</CacheProvider>
);
