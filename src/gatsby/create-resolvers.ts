import type { GatsbyNode, Node } from "gatsby";
import { collections } from "../content/model/collections";
import type { ChatServiceRecord } from "../content/model/entities/chat-schema";
import type { SocialLink } from "../content/model/entities/navigation-schema";
import type { Site } from "../content/model/entities/site-schema";
import { fillFromHost } from "../content/model/fill-from-host";
import type { NodeReader } from "./texts/facts-from-nodes";
import { photoFields } from "./images/photo-fields";
import { socialIcon } from "./social-icon";
import { textFields } from "./texts/text-fields";
import { tokensIn } from "../content/model/facts";
import { coatPrices } from "../lib/money/price-estimate";
import { offersNamed } from "../lib/seasonal-offers";

const computedFields = {
  SiteIdentity: { url: { resolve: (site: Site) => fillFromHost(site).url } },
  ChatService: {
    offerId: {
      type: "String",
      description: "Id of the seasonal offer that the sentence mentions",
      resolve: ({ offer = "" }: ChatServiceRecord) => offersNamed(tokensIn(offer))[0],
    },
  },
  ServicePriceSizes: { prices: { type: "[CoatPrice!]!", resolve: coatPrices } },
  SocialLink: {
    drawing: {
      type: "String",
      description: "The path of the network's icon, in 24 × 24 units; null without an icon",
      resolve: ({ icon }: SocialLink) => (icon ? socialIcon(icon) : null),
    },
  },
  Mdx: textFields,
};

/** A record's index in its file, because Gatsby orders nodes by their last change. */
const position = {
  resolve: ({ id, parent }: Node, _args: object, { nodeModel }: NodeReader) =>
    nodeModel.getNodeById({ id: parent ?? "" })?.children.indexOf(id),
};

const listCollections = Object.values(collections).filter(({ kind }) => kind === "list");

export const createResolvers: GatsbyNode["createResolvers"] = (args) => {
  const positions = Object.fromEntries(listCollections.map(({ type }) => [type, { position }]));
  for (const resolvers of [positions, computedFields, photoFields])
    // eslint-disable-next-line @typescript-eslint/no-unsafe-call -- Gatsby types it as any Function
    args.createResolvers(resolvers);
};
