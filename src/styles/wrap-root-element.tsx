import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import type { WrapRootElementBrowserArgs } from "gatsby";

/**
 * Emotion without its list of vendor prefixes: they are for browsers that can't run this site, and
 * make up a quarter of each page's styles. A property that still needs one gets it by hand.
 */
const createStyleCache = () => createCache({ key: "css", stylisPlugins: [] });

const browserCache = typeof document === "undefined" ? undefined : createStyleCache();

/** Gives all pages their styles. Each page that is built has its own, since it carries them itself. */
export const wrapRootElement = ({ element }: Pick<WrapRootElementBrowserArgs, "element">) => (
  <CacheProvider value={browserCache ?? createStyleCache()}>{element}</CacheProvider>
);
