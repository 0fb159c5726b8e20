import { CacheProvider } from "@emotion/react";
import type { WrapRootElementBrowserArgs } from "gatsby";
import { browserCache, createStyleCache } from "./style-cache";

/** Gives all pages their styles. Each page that is built has its own, since it carries them itself. */
export const wrapRootElement = ({ element }: Pick<WrapRootElementBrowserArgs, "element">) => (
  <CacheProvider value={browserCache ?? createStyleCache()}>{element}</CacheProvider>
);
