import type { GatsbyCache } from "gatsby";
import { generateImageData, type IGatsbyImageData } from "gatsby-plugin-image";
import {
  type IGatsbyImageResolverArgs,
  getGatsbyImageResolver,
} from "gatsby-plugin-image/graphql-utils";
import sharp from "sharp";
import {
  type ContentFile,
  longestSide,
  pictureUrl,
  publishPicture,
  shareResult,
  withPhoto,
  type PublishedPicture,
  findContentFile,
} from "./publish-picture";
import type { GalleryPhoto } from "../../content/model/entities/gallery-schema";
import type { Review } from "../../content/model/entities/reviews-schema";
import { socialCard } from "../../lib/pictures";
import type { NodeReader } from "../texts/facts-from-nodes";

const toHex = (channel: number): string => Math.round(channel).toString(16).padStart(2, "0");

const readPhoto = ({ absolutePath }: ContentFile) =>
  withPhoto(absolutePath, async ({ image, width, height }) => {
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

type PhotoDetails = Awaited<ReturnType<typeof readPhoto>>;

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

async function photoImageData(
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

const fineQuality = 72;

const widths = { sm: 640, md: 1024, lg: 1600 };

/** The window's width selects the variant, not pixel density: slow phones load no invisible detail. */
async function galleryImageData(cache: GatsbyCache, photo: ContentFile): Promise<IGatsbyImageData> {
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
const textImageData = (cache: GatsbyCache, photo: ContentFile): Promise<IGatsbyImageData> =>
  photoImageData(cache, photo, {
    width: widths.lg,
    breakpoints: Object.values(widths),
    quality: fineQuality,
  });

const thumbnail = { width: 160, height: 110, crop: true, quality: 70 };

const reviewPicture = { width: 384, height: 384, crop: true, quality: fineQuality };

const card = {
  width: socialCard.width,
  height: socialCard.height,
  crop: true,
  quality: 80,
  format: "jpg",
} as const;

/** The file of `content/` that a record names in a field, for `gatsbyImageData`. */
const fileField = <Field extends string>(folder: string, field: Field) => ({
  type: "File",
  resolve: (record: Partial<Record<Field, string>>, _args: object, context: NodeReader) =>
    record[field] ? findContentFile(context, `${folder}/${record[field]}`) : null,
});

export function photoFields(cache: GatsbyCache) {
  const galleryImage = <Field extends string>(field: Field) => ({
    type: "GatsbyImageData!",
    description: "The photo's variants in /img-cache/, as data for gatsby-plugin-image",
    resolve: async (record: Record<Field, string>, _args: object, context: NodeReader) =>
      galleryImageData(cache, await findContentFile(context, `gallery/${record[field]}`)),
  });

  return {
    File: {
      gatsbyImageData: getGatsbyImageResolver<ContentFile, NodeReader, object>((photo, options) =>
        photoImageData(cache, photo, options),
      ),
      socialCard: {
        type: "String!",
        description: "URL of a JPEG for social networks and feed readers",
        resolve: (photo: ContentFile) => publishPicture(cache, photo, card),
      },
    },
    GalleryPhoto: {
      image: galleryImage("name"),
      thumbnail: {
        type: "String!",
        description: "URL of a small picture",
        resolve: async ({ name }: GalleryPhoto, _args: object, context: NodeReader) =>
          publishPicture(cache, await findContentFile(context, `gallery/${name}`), thumbnail),
      },
    },
    HomeTextVisitPairBefore: { image: galleryImage("picture") },
    HomeTextVisitPairAfter: { image: galleryImage("picture") },
    HomeTextHero: { portrait: fileField("gallery", "picture") },
    ServiceTile: { portrait: fileField("gallery", "picture") },
    TeamMember: { portrait: fileField("team", "imageUrl") },
    MdxPicture: {
      image: { resolve: ({ file }: { file: ContentFile }) => textImageData(cache, file) },
    },
    Review: {
      picture: {
        type: "String",
        description:
          "URL of the review's own picture: on another site, or a file of content/reviews",
        async resolve({ image }: Review, _args: object, context: NodeReader) {
          if (!image || /^https:/.test(image)) return image;
          const photo = await findContentFile(context, `reviews/${image}`);
          return publishPicture(cache, photo, reviewPicture);
        },
      },
    },
  };
}
