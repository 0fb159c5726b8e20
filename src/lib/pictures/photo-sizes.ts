/** A variant of a gallery photo. */
export interface PhotoSize {
  /** Ends the file's name: `<name>-<suffix>.webp`. */
  suffix: "sm" | "md" | "lg";
  /** Pixels; a smaller original keeps its own width. */
  width: number;
  /** Windows up to this width, in CSS pixels, get the variant. */
  upTo?: number;
}

/** The variants, for the narrowest windows first. */
export const photoSizes: PhotoSize[] = [
  { suffix: "sm", width: 640, upTo: 640 },
  { suffix: "md", width: 1024, upTo: 1024 },
  { suffix: "lg", width: 1600 },
];

/** The folder of `public/` and of the site's addresses that holds the variants. */
export const photoFolder = "img-cache";

/** The file name of a variant. */
export const variantFileName = (name: string, { suffix }: PhotoSize): string =>
  `${name}-${suffix}.webp`;

/** In pixels. */
interface Size {
  width: number;
  height: number;
}

/** Pixels; WebP pictures are at most this wide and high. */
export const longestSide = 16_383;

/** Wider for its height, and Gatsby's plugins round the height of a small variant to 0. */
const flattest = 300;

/**
 * The size in which a photo can be published: within what WebP stores, which a screenshot of a long
 * page exceeds, and at least a pixel high in every variant.
 */
export function publishedSize({ width, height }: Size): Size {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  const scaled = (pixels: number) => Math.max(1, Math.round(pixels * scale));
  return {
    width: scaled(width),
    height: Math.max(scaled(height), Math.ceil(scaled(width) / flattest)),
  };
}
