import type { GatsbyCache } from "gatsby";
import { getGatsbyImageResolver } from "gatsby-plugin-image/graphql-utils";
import type { GalleryPhoto } from "../../content/model/entities/gallery-schema";
import type { Review } from "../../content/model/entities/reviews-schema";
import { socialCard } from "../../lib/pictures/social-card";
import type { NodeReader } from "../texts/facts-from-nodes";
import { type ContentFile, findContentFile } from "./content-files";
import { fineQuality, galleryImageData, photoImageData, textImageData } from "./photo-image-data";
import { pictureUrl, publishPicture, type PublishedPicture } from "./publish-picture";

const thumbnail = { width: 160, height: 110, crop: true, quality: 70 };

/** Review pictures are 48 CSS pixels wide, and phones have up to four pixels for each. */
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
  async function publishedUrl(photo: ContentFile, picture: PublishedPicture): Promise<string> {
    await publishPicture(cache, photo, picture);
    return pictureUrl(photo, picture);
  }

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
        resolve: (photo: ContentFile) => publishedUrl(photo, card),
      },
    },
    GalleryPhoto: {
      image: galleryImage("name"),
      thumbnail: {
        type: "String!",
        description: "URL of a small picture",
        resolve: async ({ name }: GalleryPhoto, _args: object, context: NodeReader) =>
          publishedUrl(await findContentFile(context, `gallery/${name}`), thumbnail),
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
          return publishedUrl(await findContentFile(context, `reviews/${image}`), reviewPicture);
        },
      },
    },
  };
}
