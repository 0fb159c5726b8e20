import { graphql } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { galleryUrl } from "../../lib/pictures";

/** The window's width selects the variant, not pixel density: slow phones load no invisible detail. */
export function galleryImage({ name, childImageSharp }: Queries.GalleryFileFragment) {
  const { sm, md, lg } = childImageSharp;
  const source = (size: string, image: IGatsbyImageData, media?: string) => ({
    srcSet: galleryUrl(name, size, image),
    type: "image/webp",
    media,
  });
  const largest = source("lg", lg);
  const sources = [
    source("sm", sm, "(max-width: 640px)"),
    source("md", md, "(max-width: 1024px)"),
    largest,
  ];
  return { ...lg, images: { sources, fallback: { src: largest.srcSet } } };
}

/** Only the smallest variant. */
export function smallGalleryImage({ name, childImageSharp: { sm } }: Queries.GalleryFileFragment) {
  return { ...sm, images: { fallback: { src: galleryUrl(name, "sm", sm) } } };
}

export const query = graphql`
  fragment GalleryFile on File {
    name
    childImageSharp {
      sm: gatsbyImageData(width: 640, breakpoints: [640], quality: 72)
      md: gatsbyImageData(width: 1024, breakpoints: [1024], quality: 72)
      lg: gatsbyImageData(width: 1600, breakpoints: [1600], quality: 72)
    }
  }
`;
