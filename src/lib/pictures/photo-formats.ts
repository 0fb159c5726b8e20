/** The formats that a photo of the owner may have, in words. */
export const photoFormats = "JPEG, PNG, WebP, TIFF or AVIF";

/** The extensions of photos, without the dot. */
export const photoExtensions = ["jpg", "jpeg", "png", "webp", "tif", "tiff", "avif"] as const;

/**
 * How many faults sharp and gatsby-plugin-sharp tolerate in a photo: as many as browsers, such as those that
 * some Samsung phones write.
 */
export const failOn = "none";

/** Matches a file name with the extension of a photo. SVG isn't one: a drawing can contain scripts. */
export const photoName = /\.(?:jpe?g|png|webp|tiff?|avif)$/i;
