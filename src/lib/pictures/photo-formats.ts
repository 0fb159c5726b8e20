export const photoFormats = "JPEG, PNG, WebP, TIFF or AVIF";

export const photoExtensions = ["jpg", "jpeg", "png", "webp", "tif", "tiff", "avif"] as const;

/** sharp's tolerance of faulty photos: the same as browsers', because some Samsung phones write faulty files. */
export const failOn = "none";

/** Matches the file name of a photo. Excludes SVG, which can contain scripts. */
export const photoName = /\.(?:jpe?g|png|webp|tiff?|avif)$/i;
