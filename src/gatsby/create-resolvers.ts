import { createRequire } from "node:module";
import path from "node:path";
import type { GatsbyNode, Node } from "gatsby";
import { collections } from "../content/model/collections";
import type { ChatServiceRecord } from "../content/model/entities/chat-schema";
import type { SocialIconName, SocialLink } from "../content/model/entities/navigation-schema";
import type { Site } from "../content/model/entities/site-schema";
import { fillFromHost } from "../content/model/fill-from-host";
import type { NodeReader } from "./texts/facts-from-nodes";
import { photoFields } from "./images/photo-fields";
import { textFields } from "./texts/text-fields";
import { tokensIn } from "../content/model/facts";
import { noticeDay, noticeLabel } from "../lib/notice";
import { offersNamed } from "../lib/seasonal-offers";

const ownDrawings: Partial<Record<SocialIconName, string>> = {
  facebook: "M14.5 8.5h2.5V5h-2.5a3.5 3.5 0 0 0-3.5 3.5V11H8.5v3.5H11V21h3.5v-6.5H17L17.5 11h-3V9z",
  instagram:
    "M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zM12 15.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM16.8 7.2h.01",
};

const requireInProject = createRequire(path.resolve("package.json"));

/** Merges an icon's paths into one. Each path starts at the origin, because its first step may be relative. */
const joinPaths = (body: string): string =>
  [...body.matchAll(/ d="([^"]+)"/g)].map(([, steps = ""]) => steps).join("M0 0");

function socialDrawing(network: SocialIconName): string {
  const drawing = ownDrawings[network];
  if (drawing) return drawing;
  const { icons } = requireInProject("@iconify-json/tabler/icons.json") as {
    icons: Record<string, { body: string }>;
  };
  const icon = icons[`brand-${network}`];
  if (!icon)
    throw new Error(
      `@iconify-json/tabler has no icon brand-${network}: draw it in src/gatsby/create-resolvers.ts, or remove it from src/content/model/entities/navigation-schema.ts.`,
    );
  return joinPaths(icon.body);
}

const fields = {
  SiteIdentity: { url: { resolve: (site: Site) => fillFromHost(site).url } },
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
};

/** A record's index in its file, because Gatsby orders nodes by their last change. */
const position = {
  resolve: ({ id, parent }: Node, _args: object, { nodeModel }: NodeReader) =>
    nodeModel.getNodeById({ id: parent ?? "" })?.children.indexOf(id),
};

const lists = Object.values(collections).filter(({ kind }) => kind === "list");

export const createResolvers: GatsbyNode["createResolvers"] = (args) => {
  const positions = Object.fromEntries(lists.map(({ type }) => [type, { position }]));
  for (const resolvers of [positions, fields, photoFields(args.cache)])
    // eslint-disable-next-line @typescript-eslint/no-unsafe-call -- Gatsby types it as any Function
    args.createResolvers(resolvers);
};
