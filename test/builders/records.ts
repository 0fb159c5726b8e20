import type { IGatsbyImageData } from "gatsby-plugin-image";

/** A picture in the format of queries, named by its file. */
export const picture = (src = "/picture.webp"): IGatsbyImageData => ({
  layout: "constrained",
  width: 640,
  height: 480,
  images: { fallback: { src } },
});

/** A photo of the carousel, in its three sizes. */
export const galleryPhoto = (name: string): Queries.CarouselPhotoFragment => {
  const source = (size: string, width: number, media?: string) => ({
    srcSet: `/img-cache/${name}-${size}.webp?v=1 ${width}w`,
    sizes: "100vw",
    type: "image/webp",
    ...(media && { media }),
  });
  return {
    name,
    alt: `A groomed ${name}`,
    caption: null,
    thumbnail: `/static/pictures/${name}.webp?v=1`,
    image: {
      layout: "constrained",
      width: 1600,
      height: 1067,
      backgroundColor: "#123456",
      images: {
        sources: [
          source("sm", 640, "(max-width: 640px)"),
          source("md", 1024, "(max-width: 1024px)"),
          source("lg", 1600),
        ],
      },
    },
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
  picture: "/static/pictures/bow.webp?v=1",
  avatar: null,
  award: null,
  source: null,
  ...changes,
});
