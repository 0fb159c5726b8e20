import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { chatDataPath, locationsPath, postPath, textPagePath } from "../../lib/links/routes";
import type { ChatData, ChatPage, ChatService } from "../../lib/chat/chat-data";
import { isQuestion } from "../../lib/chat/chat-data";
import type { SeasonalOffer } from "../../lib/seasonal-offers";
import { assertDefined } from "../../lib/assert-defined";
import type { ListedPost } from "../../lib/posts";
import { visiblePosts } from "../texts/text-fields";

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
          prices {
            coat
            price
          }
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
    firstVisit: mdx(contentPath: { eq: "pages/first-visit" }) {
      contentPath
      frontmatter {
        title
      }
    }
  }
`;

type ChatQuery = Queries.ChatDataQuery;

/** The page to which the answer to a category links. */
function findPage(category: string, { firstVisit }: ChatQuery): ChatPage | undefined {
  const title = firstVisit?.frontmatter?.title;
  if (isQuestion(category, "location")) return { path: locationsPath, title: "Locations" };
  if (isQuestion(category, "requirements") && title)
    return { path: textPagePath(firstVisit.contentPath), title };
  return undefined;
}

function toService(
  { hasMore, article, offer, offerId, ...record }: ChatQuery["services"]["nodes"][number],
  posts: readonly ListedPost[],
  seasonal: readonly SeasonalOffer[],
): ChatService {
  const seasonalOffer = seasonal.find(({ id }) => id === offerId);
  const post = hasMore ? posts.find(({ folder }) => folder === article) : undefined;
  return {
    ...record,
    offer: offer && seasonalOffer ? { ...seasonalOffer, text: offer } : undefined,
    article: post && { path: postPath(post.folder), title: post.title },
  };
}

function toChatData(data: ChatQuery, posts: readonly ListedPost[]): ChatData {
  const { salesTaxPercent, booking } = assertDefined(data.site, "data/site.json");
  return {
    words: assertDefined(data.words, "data/chat.json"),
    categories: data.categories.nodes.map((category) => ({
      ...category,
      page: findPage(category.id, data),
    })),
    services: data.services.nodes.map((service) => toService(service, posts, data.seasonal.nodes)),
    sizes: data.sizes.nodes,
    coats: data.coats.nodes,
    prices: data.prices.nodes,
    salesTaxPercent,
    dogParameters: booking.dogParameters ?? undefined,
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
