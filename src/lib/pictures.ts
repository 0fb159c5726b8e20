import type { IGatsbyImageData } from "gatsby-plugin-image";

export const photoFormats = "JPEG, PNG, WebP, TIFF or AVIF";

export const photoExtensions = ["jpg", "jpeg", "png", "webp", "tif", "tiff", "avif"];

/** sharp's tolerance of faulty photos: the same as browsers', because some Samsung phones write faulty files. */
export const failOn = "none";

/** Excludes SVG, which can contain scripts. */
export const isPhoto = (file: string): boolean =>
  photoExtensions.some((extension) => file.toLowerCase().endsWith(`.${extension}`));

/** The default picture, for pages without their own; tools/art/draw.ts draws it. */
export const socialCard = {
  src: "/social-card.jpg",
  alt: "In Dogs We Trust, in engraved letters beside a seal with a dog's profile",
  width: 1200,
  height: 630,
};

export type SocialImage = typeof socialCard;

export const pictureName = /^[\w-][\w.-]*\.\w+$/;

export const pairedPictures = [
  { name: "before", alt: "beforeAlt" },
  { name: "after", alt: "afterAlt" },
] as const;

export const byName = (pictures: Queries.MdxTextFragment["pictures"]) =>
  Object.fromEntries(
    pictures.map(({ name, file }) => [name, file.childImageSharp.gatsbyImageData]),
  );

export function largestOf({ images, width, height }: IGatsbyImageData) {
  const largest = images.fallback?.srcSet?.split(",").at(-1)?.trim() ?? "";
  const [src = "", wide = ""] = largest.split(" ");
  const pixels = Number.parseInt(wide) || width;
  return { src, width: pixels, height: Math.round((pixels * height) / width) };
}

export const transparentPixel =
  "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";
