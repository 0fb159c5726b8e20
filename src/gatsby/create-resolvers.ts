import type { GatsbyNode, Node } from "gatsby";
import { collections } from "../content/model/collections";
import { typographic } from "../content/text/typographic";
import type { ClosedDay } from "../content/model/entities/hours-schema";
import type { ChatServiceRecord } from "../content/model/entities/chat-schema";
import type { SocialLink } from "../content/model/entities/navigation-schema";
import type { GalleryPhoto } from "../content/model/entities/gallery-schema";
import type { Review } from "../content/model/entities/reviews-schema";
import type { TeamMember } from "../content/model/entities/team-schema";
import type { NodeReader } from "./texts/facts-from-nodes";
import {
  type ContentFile,
  findContentFile,
  preparedPhoto,
  reviewFolder,
  reviewPictureFile,
  contentHash,
} from "./photos/content-files";
import { photoImageData, readOriginalPhoto, thumbnailUrl } from "./photos/photo-image-data";
import { textFields } from "./texts/text-fields";
import { tokensIn } from "../content/model/facts";
import { socialDrawing } from "./photos/social-drawings";
import { noticeDay, noticeLabel } from "../lib/notice/notice-label";
import { avatarPath } from "../lib/format-review";
import { offersNamed } from "../lib/offers/seasonal-offers";

/** The field's original resolver, which Gatsby adds to the arguments of a resolver. */
interface OriginalResolver {
  originalResolver: (
    ...resolverArguments: [object, object, NodeReader, OriginalResolver]
  ) => Promise<(Node & ContentFile) | null>;
}

async function galleryImageData(context: NodeReader, name: string) {
  const file = await findContentFile(context, `gallery/${name}`);
  return photoImageData(await readOriginalPhoto(file), file.name);
}

/** The variants of a photo of the home page's pair. */
const pairedPhoto = {
  image: {
    type: "GatsbyImageData!",
    description: "The photo's variants in /img-cache/, as data for gatsby-plugin-image",
    resolve: ({ picture }: { picture: string }, _args: object, context: NodeReader) =>
      galleryImageData(context, picture),
  },
};

/** The gallery photo that a record names in `picture`. */
const galleryPortrait = async (
  { picture }: { picture?: string },
  _args: object,
  context: NodeReader,
) =>
  picture ? preparedPhoto(context, await findContentFile(context, `gallery/${picture}`)) : null;

/** Computed fields, by type. */
const fields = {
  GalleryPhoto: {
    image: {
      type: "GatsbyImageData!",
      description: "The photo's variants in /img-cache/, as data for gatsby-plugin-image",
      resolve: ({ name }: GalleryPhoto, _args: object, context: NodeReader) =>
        galleryImageData(context, name),
    },
    thumbnail: {
      type: "String!",
      description: "URL of a small picture of the photo's middle",
      resolve: async ({ name }: GalleryPhoto, _args: object, context: NodeReader) =>
        thumbnailUrl(await findContentFile(context, `gallery/${name}`)),
    },
  },
  HomeTextVisitPairBefore: pairedPhoto,
  HomeTextVisitPairAfter: pairedPhoto,
  TeamMember: {
    portrait: {
      type: "File",
      description: "The portrait as a file, for gatsby-transformer-sharp",
      resolve: async ({ imageUrl }: TeamMember, _args: object, context: NodeReader) =>
        imageUrl
          ? preparedPhoto(context, await findContentFile(context, `team/${imageUrl}`))
          : null,
    },
  },
  HomeTextHero: {
    portrait: {
      type: "File",
      description: "The picture next to the motto as a file, for gatsby-transformer-sharp",
      resolve: galleryPortrait,
    },
  },
  ServiceTile: {
    portrait: {
      type: "File",
      description: "The tile's picture as a file, for gatsby-transformer-sharp",
      resolve: galleryPortrait,
    },
  },
  ClosedDay: { name: { resolve: ({ name }: ClosedDay) => typographic(name) } },
  Review: {
    text: { resolve: ({ text }: Review) => typographic(text) },
    picture: {
      type: "String!",
      description:
        "URL of the picture next to the review: on another site, or a file of content/reviews",
      async resolve({ image, ...review }: Review, _args: object, context: NodeReader) {
        if (!image) return avatarPath(review);
        if (/^https:/.test(image)) return image;
        const file = await findContentFile(context, `${reviewFolder}/${image}`);
        return `/${reviewPictureFile(file)}?v=${contentHash(file)}`;
      },
    },
  },
  ChatService: {
    offerId: {
      type: "String",
      description: "Id of the seasonal offer that the sentence mentions",
      resolve: ({ offer = "" }: ChatServiceRecord) => offersNamed(tokensIn(offer))[0],
    },
  },
  // Computed in the build, so that pages don't contain the code.
  Notice: {
    word: { type: "String!", description: "The first word of the notice", resolve: noticeLabel },
    day: {
      type: "String!",
      description: "The day of the notice: Wednesday, January 13",
      resolve: noticeDay,
    },
  },
  SocialLink: {
    drawing: {
      type: "String",
      description: "The path of the network's icon, in 24 × 24 units; null without an icon",
      resolve: ({ icon }: SocialLink) => (icon ? socialDrawing(icon) : null),
    },
  },
  Mdx: textFields,
  MdxFrontmatter: {
    image: {
      async resolve(post: object, args: object, context: NodeReader, info: OriginalResolver) {
        const file = await info.originalResolver(post, args, context, info);
        return file && preparedPhoto(context, file);
      },
    },
  },
};

/** A record's index in its file, because Gatsby orders nodes by their last change. */
const position = {
  resolve: ({ id, parent }: Node, _args: object, { nodeModel }: NodeReader) =>
    nodeModel.getNodeById({ id: parent ?? "" })?.children.indexOf(id),
};

const lists = Object.values(collections).filter(({ kind }) => kind === "list");

/** Adds the fields that depend on more than the record itself. */
export const createResolvers: GatsbyNode["createResolvers"] = (args) => {
  const positions = Object.fromEntries(lists.map(({ type }) => [type, { position }]));
  for (const resolvers of [positions, fields])
    // eslint-disable-next-line @typescript-eslint/no-unsafe-call -- Gatsby types it as any Function
    args.createResolvers(resolvers);
};
