import type { GatsbyNode, Node } from "gatsby";
import { collections } from "../content/model/collections";
import type { ChatServiceRecord } from "../content/model/entities/chat";
import type { SocialLink } from "../content/model/entities/navigation";
import type { Home } from "../content/model/entities/home";
import type { GalleryPhoto } from "../content/model/entities/gallery";
import type { Review } from "../content/model/entities/reviews";
import type { TeamMember } from "../content/model/entities/team";
import type { NodeReader } from "./facts-from-nodes";
import { findContentFile, reviewFolder, versionOf } from "./photos/content-files";
import { readOriginalPhoto } from "./photos/original-photo";
import { photoImageData } from "./photos/photo-image-data";
import { textFields } from "./text-fields";
import { tokensIn } from "../content/model/facts";
import { socialDrawing } from "./social-drawings";
import { noticeDay, noticeWord } from "../lib/notice/notice-words";
import { avatarOf } from "../lib/reviews";
import { offersNamed } from "../lib/money/seasonal-offers";

const galleryImage = {
  resolve: async ({ name }: GalleryPhoto, _args: object, context: NodeReader) => {
    const file = await findContentFile(context, { relativePath: `gallery/${name}` });
    return photoImageData(await readOriginalPhoto(file), file.name);
  },
};

const portrait = {
  resolve: ({ imageUrl }: TeamMember, _args: object, context: NodeReader) =>
    findContentFile(context, { relativePath: `team/${imageUrl}` }),
};

const heroPortrait = {
  resolve: ({ picture }: Home["hero"], _args: object, context: NodeReader) =>
    picture ? findContentFile(context, { relativePath: `gallery/${picture}` }) : null,
};

const reviewPicture = {
  async resolve({ image, author }: Review, _args: object, context: NodeReader) {
    if (!image) return avatarOf(author);
    if (/^https:/.test(image)) return image;
    const relativePath = `${reviewFolder}/${image}`;
    return `/${relativePath}?v=${versionOf(await findContentFile(context, { relativePath }))}`;
  },
};

/** Which seasonal offer a service's sentence on it means, by the facts that it names. */
const offerTold = {
  resolve: ({ offer = "" }: ChatServiceRecord) => offersNamed(tokensIn(offer))[0],
};

const networkDrawing = { resolve: ({ icon }: SocialLink) => (icon ? socialDrawing(icon) : null) };

/** What a notice says besides its text: worked out here, so that no page needs the code for it. */
const noticeFields = { word: { resolve: noticeWord }, day: { resolve: noticeDay } };

/** A record's index in its file: Gatsby keeps nodes in the order in which they last changed. */
const position = {
  resolve: ({ id, parent }: Node, _args: object, { nodeModel }: NodeReader) =>
    nodeModel.getNodeById({ id: parent ?? "" })?.children.indexOf(id),
};

const lists = Object.values(collections).filter(({ kind }) => kind === "list");

/** Adds the fields that need more than the record itself. */
export const createResolvers: GatsbyNode["createResolvers"] = (args) => {
  // eslint-disable-next-line @typescript-eslint/no-unsafe-call -- Gatsby types it as any Function
  args.createResolvers(Object.fromEntries(lists.map(({ type }) => [type, { position }])));
  // eslint-disable-next-line @typescript-eslint/no-unsafe-call -- as above
  args.createResolvers({
    GalleryPhoto: { image: galleryImage },
    ChatService: { offerId: offerTold },
    Notice: noticeFields,
    HomeTextHero: { portrait: heroPortrait },
    TeamMember: { portrait },
    Mdx: textFields,
    Review: { picture: reviewPicture },
    SocialLink: { drawing: networkDrawing },
  });
};
