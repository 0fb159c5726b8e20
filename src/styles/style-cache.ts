import createCache, { type EmotionCache } from "@emotion/cache";

/**
 * Emotion without vendor prefixes: they are for browsers that can't run this site, and would be a
 * quarter of each page's styles. Write a prefix by hand if a property still needs one.
 */
export const createStyleCache = (): EmotionCache => createCache({ key: "css", stylisPlugins: [] });

/** A sheet's rules; empty if it failed to load or is cross-origin, because reading them then throws. */
function rulesOf(sheet: CSSStyleSheet | null | undefined): CSSRule[] {
  try {
    return [...(sheet?.cssRules ?? [])];
  } catch {
    return [];
  }
}

/** The sheet of the built page's deferred styles, until Emotion has its rules. */
let deferredSheet: CSSStyleSheet | null | undefined;

/** The names of the built page's rules: `1abc` for `.css-1abc`. */
function builtNames(): string[] {
  const sheet = document.querySelector("style[data-emotion=css]")?.textContent ?? "";
  const named = sheet.matchAll(/(?:\.css-|@keyframes )([\w-]+)/g);
  deferredSheet = document.querySelector<HTMLLinkElement>("link[data-emotion=css]")?.sheet;
  // Reads the names from elements, because reading them from the sheet would take longer.
  const elements = rulesOf(deferredSheet).length ? document.querySelectorAll("[class*=css-]") : [];
  const usedNames = Array.from(elements, ({ classList }) => [...classList]).flat();
  return [
    ...Array.from(named, ([, name = ""]) => name),
    ...usedNames.map((name) => name.replace(/^css-/, "")),
  ];
}

/**
 * Registers the built page's rules with Emotion. Emotion's own hydration would need a list of them,
 * and would move the sheet, which restyles the page.
 */
function createBrowserCache(): EmotionCache {
  const cache = createStyleCache();
  // Otherwise Emotion warns about `:first-child`. The warning doesn't apply: all styles are in the
  // head, in the preview as well as in built HTML (extract-styles.ts).
  if (process.env.NODE_ENV === "development") cache.compat = true;
  for (const name of builtNames()) cache.inserted[name] = true;
  return cache;
}

/** The styles of the current page; `undefined` in the build. */
export const browserCache: EmotionCache | undefined =
  typeof document === "undefined" ? undefined : createBrowserCache();

/** Copies the deferred rules when React removes their link, because Emotion relies on them. */
export function keepDeferredRules(): void {
  rulesOf(deferredSheet).forEach(({ cssText }) => browserCache?.sheet.insert(cssText));
  deferredSheet = undefined;
}
