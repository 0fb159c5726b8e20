import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import type { WrapRootElementBrowserArgs } from "gatsby";

/**
 * Emotion without its list of vendor prefixes: they are for browsers that can't run this site, and
 * make up a quarter of each page's styles. A property that still needs one gets it by hand.
 */
const createStyleCache = () => createCache({ key: "css", stylisPlugins: [] });

/**
 * Names the rules that the built page has, as Emotion expects it. The page itself leaves the list
 * out, since the style sheet's text has every name in it.
 */
function nameBuiltRules(): void {
  for (const sheet of document.querySelectorAll<HTMLElement>("style[data-emotion=css]")) {
    const names = sheet.textContent.matchAll(/(?:\.css-|@keyframes )([\w-]+)/g);
    sheet.dataset.emotion = ["css", ...new Set(Array.from(names, ([, name]) => name))].join(" ");
  }
}

function createBrowserCache() {
  nameBuiltRules();
  return createStyleCache();
}

const browserCache = typeof document === "undefined" ? undefined : createBrowserCache();

/** Gives all pages their styles. Each page that is built has its own, since it carries them itself. */
export const wrapRootElement = ({ element }: Pick<WrapRootElementBrowserArgs, "element">) => (
  <CacheProvider value={browserCache ?? createStyleCache()}>{element}</CacheProvider>
);
