import type { IGatsbyImageData } from "gatsby-plugin-image";

/** A picture in the format of queries, named by its file. */
export const picture = (src = "/picture.webp"): IGatsbyImageData => ({
  layout: "constrained",
  width: 640,
  height: 480,
  images: { fallback: { src } },
});

/** A picture of a text, in the format of queries. */
export const textPicture = (name: string, gatsbyImageData = picture(`/${name}`)) => ({
  name,
  file: { childImageSharp: { gatsbyImageData } },
});

/** A photo of the carousel, in its three sizes. */
export const galleryPhoto = (name: string): Queries.CarouselPhotoFragment => {
  const gallery = { image: picture(`/${name}-lg.webp`), smallest: picture(`/${name}-sm.webp`) };
  const thumbnail = { src: `/static/photo/thumbnail/${name}.webp` };
  return {
    name: `${name}.png`,
    alt: `A groomed ${name}`,
    caption: null,
    file: { childImageSharp: { gallery, thumbnail } },
  };
};

export const promotion = (
  changes: Partial<Queries.PromotionCardFragment> = {},
): Queries.PromotionCardFragment => ({
  jsonId: changes.title ?? "first-bath",
  title: "First bath free",
  description: "For dogs that we have not met.",
  terms: "One bath for each dog.",
  validUntil: "2026-06-30",
  ...changes,
});

export const serviceTile = (
  label: string,
  slug: string,
  description = `Dogs of ${label}.`,
): Queries.ServiceTileFragment => ({ label, description, list: { slug }, portrait: null });

export const review = (
  jsonId: number,
  changes: Partial<Queries.ReviewCardFragment> = {},
): Queries.ReviewCardFragment => ({
  jsonId,
  text: `My dog smells of flowers, ${jsonId}.`,
  author: "Maria G.",
  date: "May 2025",
  image: "bow.jpg",
  picture: { childImageSharp: { small: { src: "/static/photo/small/bow.webp" } } },
  avatar: null,
  award: null,
  source: null,
  ...changes,
});
