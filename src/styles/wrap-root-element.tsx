import { CacheProvider } from "@emotion/react";
import type { WrapRootElementBrowserArgs } from "gatsby";
import { browserCache, createStyleCache } from "./style-cache";

/** Provides styles to all pages. In the build each page has its own cache, because it contains its own styles. */
export const wrapRootElement = ({ element }: Pick<WrapRootElementBrowserArgs, "element">) => (
  <CacheProvider value={browserCache ?? createStyleCache()}>{element}</CacheProvider>
);
