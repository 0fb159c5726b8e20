import { readFile } from "node:fs/promises";
import { generateImageData, type IGatsbyImageData } from "gatsby-plugin-image";
import sharp from "sharp";
import {
  photoFolder,
  type PhotoSize,
  photoSizes,
  variantFileName,
} from "../../lib/pictures/photo-sizes";
import { type ContentFile, versionOf } from "./content-files";

/** What the pipeline needs to know of a photo as the owner dropped it. */
export interface OriginalPhoto {
  file: string;
  /** Tells versions of the file apart; part of the variants' addresses. */
  hash: string;
  /** Pixels, upright. */
  width: number;
  height: number;
  /** `#rrggbb`, shown until the photo arrives. */
  color: string;
}

const toHex = (channel: number): string => Math.round(channel).toString(16).padStart(2, "0");

/**
 * Reads a photo.
 *
 * @throws if sharp can't read the file; the content check has refused such files before
 */
export async function readOriginalPhoto(file: ContentFile): Promise<OriginalPhoto> {
  // As bytes: sharp remembers what it has seen under a name.
  const image = sharp(await readFile(file.absolutePath));
  const { autoOrient } = await image.metadata();
  const { dominant } = await image.stats();
  return {
    file: file.absolutePath,
    hash: versionOf(file),
    width: autoOrient.width,
    height: autoOrient.height,
    color: `#${toHex(dominant.r)}${toHex(dominant.g)}${toHex(dominant.b)}`,
  };
}

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
