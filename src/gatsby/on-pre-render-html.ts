import type { GatsbySSR } from "gatsby";
import { isValidElement, type ReactNode } from "react";

const isOfGatsbyImage = (part: ReactNode) =>
  isValidElement(part) && String(part.key).startsWith("gatsby-image-style");

/**
 * Leaves out what gatsby-plugin-image puts into every head for its GatsbyImage, which fades photos
 * in from nothing and brings 54 kB of React's server renderer: `Picture` shows its images instead.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  replaceHeadComponents(getHeadComponents().filter((part) => !isOfGatsbyImage(part)));
};
