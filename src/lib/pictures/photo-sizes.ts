/** A variant of a gallery photo. */
export interface PhotoSize {
  /** The end of the file's name: `<name>-<suffix>.webp`. */
  suffix: "sm" | "md" | "lg";
  /** Pixels; a smaller original keeps its own width. */
  width: number;
  /** The variant is for windows up to this width, in CSS pixels. */
  upTo?: number;
}

/** The variants, smallest first. */
export const photoSizes: PhotoSize[] = [
  { suffix: "sm", width: 640, upTo: 640 },
  { suffix: "md", width: 1024, upTo: 1024 },
  { suffix: "lg", width: 1600 },
];

/** The folder of the variants, in `public/` and in URLs. */
export const photoFolder = "img-cache";

/** The pixels of a thumbnail. It shows the middle of the photo. */
export const thumbnailSize = { width: 160, height: 110 };

/** The folder of the thumbnails, in `public/` and in URLs. */
export const thumbnailFolder = "thumbnails";

export const variantFileName = (name: string, { suffix }: PhotoSize): string =>
  `${name}-${suffix}.webp`;

/** In pixels. */
interface Size {
  width: number;
  height: number;
}

/** Pixels; the maximum width and height of a WebP picture. */
export const longestSide = 16_383;

/** The maximum ratio of width to height. Beyond it, Gatsby's plugins round the height of a small variant to 0. */
const flattest = 300;

/**
 * The published size of a photo: within WebP's limit, which a screenshot of a long page exceeds,
 * and at least one pixel high in every variant.
 */
export function publishedSize({ width, height }: Size): Size {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  const scaled = (pixels: number) => Math.max(1, Math.round(pixels * scale));
  return {
    width: scaled(width),
    height: Math.max(scaled(height), Math.ceil(scaled(width) / flattest)),
  };
}
