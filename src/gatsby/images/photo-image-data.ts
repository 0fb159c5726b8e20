import type { GatsbyCache } from "gatsby";
import { generateImageData, type IGatsbyImageData } from "gatsby-plugin-image";
import type { IGatsbyImageResolverArgs } from "gatsby-plugin-image/graphql-utils";
import sharp from "sharp";
import type { ContentFile } from "./content-files";
import {
  longestSide,
  pictureUrl,
  publishPicture,
  shareResult,
  withPhoto,
  type PublishedPicture,
} from "./publish-picture";

interface PhotoDetails {
  /** In pixels, after rotation. */
  width: number;
  height: number;
  /** `#rrggbb`, shown until the photo has loaded. */
  color: string;
}

const toHex = (channel: number): string => Math.round(channel).toString(16).padStart(2, "0");

/** Reads a photo. */
const readPhoto = ({ absolutePath }: ContentFile) =>
  withPhoto(absolutePath, async ({ image, width, height }): Promise<PhotoDetails> => {
    const scale = Math.min(1, longestSide / Math.max(width, height));
    // Uses a small copy, because counting each pixel of a large photo takes seconds.
    const copy = await image.resize({ width: 256, height: 256, fit: "inside" }).png().toBuffer();
    const { dominant } = await sharp(copy).stats();
    return {
      width: Math.round(width * scale),
      height: Math.round(height * scale),
      color: `#${toHex(dominant.r)}${toHex(dominant.g)}${toHex(dominant.b)}`,
    };
  });

async function readOnce(cache: GatsbyCache, file: ContentFile): Promise<PhotoDetails> {
  const key = `photo ${file.internal.contentDigest}`;
  const cached = (await cache.get(key)) as PhotoDetails | undefined;
  if (cached) return cached;
  return shareResult(key, async () => {
    const details = await readPhoto(file);
    await cache.set(key, details);
    return details;
  });
}

interface Options extends Pick<
  IGatsbyImageResolverArgs,
  "aspectRatio" | "breakpoints" | "height" | "width"
> {
  address?: string;
  quality?: number;
}

/** Publishes a photo in several widths, and describes them for gatsby-plugin-image. */
export async function photoImageData(
  cache: GatsbyCache,
  photo: ContentFile,
  { width = Infinity, quality = 50, address, ...options }: Options,
): Promise<IGatsbyImageData> {
  const { color, ...size } = await readOnce(cache, photo);
  const crop = Boolean(options.aspectRatio ?? options.height);
  const pictures: PublishedPicture[] = [];
  const data = generateImageData({
    ...options,
    pluginName: "photos",
    filename: photo.absolutePath,
    sourceMetadata: { ...size, format: "auto" },
    layout: "constrained",
    formats: ["auto"],
    width: Math.min(width, size.width),
    backgroundColor: color,
    generateImageSource: (_file, width, height, format) => {
      const picture: PublishedPicture = { width, height, crop, quality, address };
      pictures.push(picture);
      return { src: pictureUrl(photo, picture), width, height, format };
    },
  });
  await Promise.all(pictures.map((picture) => publishPicture(cache, photo, picture)));
  return data;
}

/** The quality of pictures that visitors look at closely. */
export const fineQuality = 72;

/** The variants of a gallery photo, in pixels. A smaller photo keeps its own width. */
const widths = { sm: 640, md: 1024, lg: 1600 };

/** The window's width selects the variant, not pixel density: slow phones load no invisible detail. */
export async function galleryImageData(
  cache: GatsbyCache,
  photo: ContentFile,
): Promise<IGatsbyImageData> {
  const variant = (name: keyof typeof widths) =>
    photoImageData(cache, photo, {
      width: widths[name],
      breakpoints: [widths[name]],
      quality: fineQuality,
      address: `/img-cache/${photo.name}-${name}`,
    });
  const [sm, md, lg] = await Promise.all([variant("sm"), variant("md"), variant("lg")]);
  const source = ({ images }: IGatsbyImageData, media?: string) => ({
    srcSet: images.fallback?.src ?? "",
    type: "image/webp",
    media,
  });
  const sources = [
    source(sm, `(max-width: ${widths.sm}px)`),
    source(md, `(max-width: ${widths.md}px)`),
    source(lg),
  ];
  return { ...lg, images: { sources } };
}

/** Image data of a picture in a text, where the displayed width differs from the window's. */
export const textImageData = (cache: GatsbyCache, photo: ContentFile): Promise<IGatsbyImageData> =>
  photoImageData(cache, photo, {
    width: widths.lg,
    breakpoints: Object.values(widths),
    quality: fineQuality,
  });
