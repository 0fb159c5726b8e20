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
