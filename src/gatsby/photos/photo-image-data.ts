import { generateImageData, type IGatsbyImageData } from "gatsby-plugin-image";
import sharp from "sharp";
import {
  photoFolder,
  type PhotoSize,
  photoSizes,
  publishedSize,
  thumbnailFolder,
  variantFileName,
} from "../../lib/pictures/photo-sizes";
import { type ContentFile, contentHash } from "./content-files";
import { withPhoto } from "./with-photo";

/** A photo, with what the image data of its variants needs. */
export interface OriginalPhoto {
  file: string;
  /** Unique for each version of the file; part of the variants' URLs. */
  hash: string;
  /** Pixels after rotation; see `publishedSize`. */
  width: number;
  height: number;
  /** `#rrggbb`, shown until the photo has loaded. */
  color: string;
}

const toHex = (channel: number): string => Math.round(channel).toString(16).padStart(2, "0");

/**
 * Reads a photo.
 *
 * @throws Error that names the file, if it can't be read
 */
export async function readOriginalPhoto(file: ContentFile): Promise<OriginalPhoto> {
  return withPhoto(file.absolutePath, async ({ image, width, height }) => {
    // Uses a small copy, because counting each pixel of a large photo takes seconds.
    const copy = await image.resize({ width: 256, height: 256, fit: "inside" }).png().toBuffer();
    const { dominant } = await sharp(copy).stats();
    return {
      file: file.absolutePath,
      hash: contentHash(file),
      ...publishedSize({ width, height }),
      color: `#${toHex(dominant.r)}${toHex(dominant.g)}${toHex(dominant.b)}`,
    };
  });
}

const variantUrl = ({ hash }: OriginalPhoto, name: string, size: PhotoSize): string =>
  `/${photoFolder}/${variantFileName(name, size)}?v=${hash}`;

/** The URL of a gallery photo's thumbnail. */
export const thumbnailUrl = (file: ContentFile): string =>
  `/${thumbnailFolder}/${file.name}.webp?v=${contentHash(file)}`;

/** The options for gatsby-plugin-image that all variants share. */
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
      src: variantUrl(photo, name, size),
      width,
      height,
      format,
    }),
  });

/**
 * Image data of a gallery photo, with one source per variant. The window's width selects the
 * source, regardless of pixel density, so slow phones don't load invisible detail.
 */
export function photoImageData(photo: OriginalPhoto, name: string): IGatsbyImageData {
  const all = photoSizes.map((size) => ({ size, data: imageDataOfSize(photo, name, size) }));
  const largest = all.at(-1) ?? noSizes();
  const sources = all.flatMap(({ size, data }) =>
    (data.images.sources ?? []).map((source) => ({
      ...source,
      // `media` selects the source, which has one picture, so its srcset needs no width.
      srcSet: source.srcSet.replace(/ \d+w$/, ""),
      ...(size.upTo && { media: `(max-width: ${size.upTo}px)` }),
    })),
  );
  return { ...largest.data, images: { sources } };
}

/**
 * Image data of a picture in a text, with all variants in one `srcset`: the displayed width differs
 * from the window's, except on phones.
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
      return { src: variantUrl(photo, name, size), width, height, format };
    },
  });
}
