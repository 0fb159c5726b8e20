import { generateImageData, type IGatsbyImageData } from "gatsby-plugin-image";
import type { OriginalPhoto } from "./original-photo";
import {
  photoFolder,
  type PhotoSize,
  photoSizes,
  variantFileName,
} from "../../lib/pictures/photo-sizes";

const addressOf = ({ hash }: OriginalPhoto, name: string, size: PhotoSize): string =>
  `/${photoFolder}/${variantFileName(name, size)}?v=${hash}`;

/** What gatsby-plugin-image is told of a photo, whatever its variants. */
const common = (photo: OriginalPhoto) => ({
  filename: photo.file,
  sourceMetadata: { width: photo.width, height: photo.height, format: "auto" as const },
  layout: "constrained" as const,
  formats: ["webp" as const],
  backgroundColor: photo.color,
});

function noSizes(): never {
  throw new Error("photoSizes is empty");
}

const imageDataOfSize = (photo: OriginalPhoto, name: string, size: PhotoSize): IGatsbyImageData =>
  generateImageData({
    ...common(photo),
    pluginName: "gallery",
    width: Math.min(size.width, photo.width),
    breakpoints: [size.width],
    generateImageSource: (_file, width, height, format) => ({
      src: addressOf(photo, name, size),
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
  const largest = all.at(-1) ?? noSizes();
  const sources = all.flatMap(({ size, data }) =>
    (data.images.sources ?? []).map((source) => ({
      ...source,
      ...(size.upTo && { media: `(max-width: ${size.upTo}px)` }),
    })),
  );
  return { ...largest.data, images: { sources } };
}

/**
 * Image data of a picture in a text, with its variants in one `srcset`: what a browser takes depends on
 * the width at which the text shows it, which is the window's only on a phone.
 */
export function textImageData(photo: OriginalPhoto, name: string): IGatsbyImageData {
  const largest = photoSizes.at(-1) ?? noSizes();
  return generateImageData({
    ...common(photo),
    pluginName: "text",
    width: Math.min(largest.width, photo.width),
    breakpoints: photoSizes.map(({ width }) => width),
    generateImageSource: (_file, width, height, format) => {
      const size = photoSizes.find((one) => one.width >= width) ?? largest;
      return { src: addressOf(photo, name, size), width, height, format };
    },
  });
}
