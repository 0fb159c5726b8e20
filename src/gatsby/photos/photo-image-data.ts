import { generateImageData, type IGatsbyImageData } from "gatsby-plugin-image";
import type { OriginalPhoto } from "./original-photo";
import { photoFolder, type PhotoSize, photoSizes, variantFileName } from "../../lib/photo-sizes";

const imageDataOfSize = (photo: OriginalPhoto, name: string, size: PhotoSize): IGatsbyImageData =>
  generateImageData({
    pluginName: "gallery",
    filename: photo.file,
    sourceMetadata: { width: photo.width, height: photo.height, format: "auto" },
    layout: "constrained",
    width: Math.min(size.width, photo.width),
    breakpoints: [size.width],
    formats: ["webp"],
    backgroundColor: photo.color,
    generateImageSource: (_file, width, height, format) => ({
      src: `/${photoFolder}/${variantFileName(name, size)}?v=${photo.hash}`,
      width,
      height,
      format,
    }),
  });

/**
 * Image data of a gallery photo with one source for each variant, chosen by the window's width
 * whatever its pixel density: a slow phone never pays for pixels that nobody can tell apart.
 */
export function photoImageData(photo: OriginalPhoto, name: string): IGatsbyImageData {
  const all = photoSizes.map((size) => ({ size, data: imageDataOfSize(photo, name, size) }));
  const largest = all.at(-1);
  if (!largest) throw new Error("photoSizes is empty");
  const sources = all.flatMap(({ size, data }) =>
    (data.images.sources ?? []).map((source) => ({
      ...source,
      ...(size.upTo && { media: `(max-width: ${size.upTo}px)` }),
    })),
  );
  return { ...largest.data, images: { sources } };
}
