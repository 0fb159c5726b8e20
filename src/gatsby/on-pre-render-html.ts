import type { GatsbySSR } from "gatsby";
import { isValidElement, type ReactNode } from "react";

const isOfGatsbyImage = (part: ReactNode) =>
  isValidElement(part) && String(part.key).startsWith("gatsby-image-style");

/**
 * Removes gatsby-plugin-image's styles and script for GatsbyImage from the head. `Picture` shows
 * images instead: GatsbyImage fades photos in and adds 54 kB of React's server renderer.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  replaceHeadComponents(getHeadComponents().filter((part) => !isOfGatsbyImage(part)));
};
