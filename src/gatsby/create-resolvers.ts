import path from "node:path";
import type { GatsbyCache, GatsbyNode } from "gatsby";
import type { ChatService } from "../content-model/entities/chat";
import type { GalleryPhoto, Review, TeamMember } from "../content-model/entities/people";
import type { NodeReader } from "./facts-from-nodes";
import { photoImageData } from "./photos/photo-image-data";
import { publishPhoto } from "./photos/publish-photo";
import { mdxFields } from "./mdx/mdx-fields";
import { postFields } from "./mdx/post-fields";
import { tokensIn } from "../content-model/facts";
import { offersNamed } from "../lib/seasonal-offers";
import { copyToPublic } from "./copy-to-public";

const genericAvatar = "dog-avatar.svg";

const galleryImage = (cache: GatsbyCache) => ({
  resolve: async ({ name }: GalleryPhoto) => photoImageData(await publishPhoto(name, cache), name),
});

const portrait = {
  resolve: ({ imageUrl }: TeamMember, _args: object, { nodeModel }: NodeReader) =>
    nodeModel.findOne({
      type: "File",
      query: {
        filter: { sourceInstanceName: { eq: "content" }, relativePath: { eq: `team/${imageUrl}` } },
      },
    }),
};

const reviewPicture = {
  resolve: ({ image = genericAvatar }: Review) =>
    /^https:/.test(image) ? image : copyToPublic(path.resolve("content/reviews", image), "reviews"),
};

/** The seasonal offers that a service's description tells of, by the facts that it names. */
const offersTold = {
  resolve: ({ description }: ChatService) => offersNamed(tokensIn(description)),
};

/** Adds the fields that need more than the record itself. */
export const createResolvers: GatsbyNode["createResolvers"] = (args) => {
  // eslint-disable-next-line @typescript-eslint/no-unsafe-call -- Gatsby types it as any Function
  args.createResolvers({
    GalleryPhoto: { image: galleryImage(args.cache) },
    ChatService: { offers: offersTold },
    TeamMember: { portrait },
    Mdx: { ...mdxFields, ...postFields },
    Review: { picture: reviewPicture },
  });
};
