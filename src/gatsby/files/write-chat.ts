import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { chatDataPath, firstVisitPath, locationsPath, postPath } from "../../lib/links/routes";
import type { ChatData, ChatPage, ChatService } from "../../lib/chat/chat-data";
import type { SeasonalOffer } from "../../lib/seasonal-offers";
import { assertDefined } from "../../lib/assert-defined";
import { visiblePosts, type VisiblePost } from "../texts/text-fields";

const chatQuery = /* GraphQL */ `
  query ChatData {
    words: chatText {
      greeting
      askSize
      askCoat
      askAnother
      services
    }
    categories: allChatCategory(sort: { position: ASC }) {
      nodes {
        id: jsonId
        label
        question
        answer
      }
    }
    services: allChatService(sort: { position: ASC }) {
      nodes {
        id: jsonId
        label
        description
        hasMore
        article
        offer
        offerId
      }
    }
    sizes: allDogSize(sort: { position: ASC }) {
      nodes {
        id: jsonId
        label
        description
        range
      }
    }
    coats: allCoatType(sort: { position: ASC }) {
      nodes {
        id: jsonId
        label
        description
      }
    }
    prices: allServicePrice(sort: { position: ASC }) {
      nodes {
        id: jsonId
        label
        sizes {
          size
          short
          long
          double
        }
        everySize {
          price
          coats
        }
        andUp
        note
      }
    }
    seasonal: allSeasonalOffer {
      nodes {
        id: jsonId
        month
        discount
        subject
      }
    }
    site: siteIdentity {
      salesTaxPercent
      booking {
        dogParameters {
          size
          coat
          service
        }
      }
    }
    firstVisit: mdx(fields: { contentPath: { eq: "pages/first-visit" } }) {
      frontmatter {
        title
      }
    }
  }
`;

type ChatQuery = Queries.ChatDataQuery;

/** The pages to which answers link. */
function detailPages({ firstVisit }: ChatQuery): Partial<Record<string, ChatPage>> {
  const title = firstVisit?.frontmatter?.title;
  return {
    location: { path: locationsPath, title: "Locations" },
    ...(title !== undefined && { requirements: { path: firstVisitPath, title } }),
  };
}

function toService(
  { hasMore, article, offer, offerId, ...record }: ChatQuery["services"]["nodes"][number],
  posts: readonly VisiblePost[],
  seasonal: readonly SeasonalOffer[],
): ChatService {
  const seasonalOffer = offer ? seasonal.find(({ id }) => id === offerId) : undefined;
  const post = hasMore ? posts.find(({ folder }) => folder === article) : undefined;
  return {
    ...record,
    ...(offer && seasonalOffer && { offer: { ...seasonalOffer, text: offer } }),
    ...(post && { article: { path: postPath(post.folder), title: post.title } }),
  };
}

function toChatData(data: ChatQuery, posts: readonly VisiblePost[]): ChatData {
  const { salesTaxPercent, booking } = assertDefined(data.site, "data/site.json");
  const pages = detailPages(data);
  return {
    words: assertDefined(data.words, "data/chat.json"),
    categories: data.categories.nodes.map((category) => {
      const page = pages[category.id];
      return { ...category, ...(page && { page }) };
    }),
    services: data.services.nodes.map((service) => toService(service, posts, data.seasonal.nodes)),
    sizes: data.sizes.nodes,
    coats: data.coats.nodes,
    prices: data.prices.nodes,
    salesTaxPercent,
    ...(booking.dogParameters && { dogParameters: booking.dogParameters }),
  };
}

/** Writes the chat's texts to a file of its own, because most visitors never open the chat. */
export async function writeChat(args: CreatePagesArgs): Promise<void> {
  const { data, ...result } = await args.graphql<ChatQuery>(chatQuery);
  if (!data || result.errors) {
    args.reporter.panicOnBuild("The data of the chat can't be read.", result.errors as Error[]);
    return;
  }
  const file = path.resolve(`public${chatDataPath}`);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(toChatData(data, visiblePosts(args))));
}
