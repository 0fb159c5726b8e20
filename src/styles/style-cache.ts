import createCache, { type EmotionCache } from "@emotion/cache";

/**
 * Emotion without its list of vendor prefixes: they are for browsers that can't run this site, and
 * make up a quarter of each page's styles. A property that still needs one gets it by hand.
 */
export const createStyleCache = (): EmotionCache => createCache({ key: "css", stylisPlugins: [] });

/** The rules of a sheet. One that could not be had hides them, like that of another site. */
function rulesOf(sheet: CSSStyleSheet | null | undefined): CSSRule[] {
  try {
    return [...(sheet?.cssRules ?? [])];
  } catch {
    return [];
  }
}

/** The sheet of the built page's file of deferred styles, until Emotion has its rules. */
let deferredSheet: CSSStyleSheet | null | undefined;

/** The names of the rules that the built page has, `1abc` for `.css-1abc`. */
function builtNames(): string[] {
  const sheet = document.querySelector("style[data-emotion=css]")?.textContent ?? "";
  const named = sheet.matchAll(/(?:\.css-|@keyframes )([\w-]+)/g);
  deferredSheet = document.querySelector<HTMLLinkElement>("link[data-emotion=css]")?.sheet;
  // The build has kept the rules that elements have; reading the file's would take longer.
  const elements = rulesOf(deferredSheet).length ? document.querySelectorAll("[class*=css-]") : [];
  const usedNames = Array.from(elements, ({ classList }) => [...classList]).flat();
  return [
    ...Array.from(named, ([, name = ""]) => name),
    ...usedNames.map((name) => name.replace(/^css-/, "")),
  ];
}

/**
 * Tells Emotion which rules the built page has, by their names. Left to itself, Emotion would need a
 * list of them, and would move the sheet, which is to style the page anew.
 */
function createBrowserCache(): EmotionCache {
  const cache = createStyleCache();
  // Else Emotion warns of `:first-child`, which its styles between elements would disturb: in the
  // preview, and in the HTML that is built (extract-styles.ts), they are all in the head.
  if (process.env.NODE_ENV === "development") cache.compat = true;
  for (const name of builtNames()) cache.inserted[name] = true;
  return cache;
}

/** The styles of the page that is open; none while pages are built. */
export const browserCache: EmotionCache | undefined =
  typeof document === "undefined" ? undefined : createBrowserCache();

/** Keeps the rules of the deferred styles when React removes their link: Emotion counts on them. */
export function keepDeferredRules(): void {
  rulesOf(deferredSheet).forEach(({ cssText }) => browserCache?.sheet.insert(cssText));
  deferredSheet = undefined;
}
