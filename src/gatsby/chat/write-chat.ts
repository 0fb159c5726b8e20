import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { postPath } from "../../lib/blog/blog-paths";
import {
  chatAddress,
  type ChatCategory,
  type ChatData,
  type ChatPage,
  type ChatService,
} from "../../lib/chat/chat-data";
import { firstVisitPath } from "../../lib/links/first-visit";
import { seasonalOffers, type SeasonalOffer } from "../../lib/money/seasonal-offers";
import { assertDefined } from "../../lib/assert-defined";
import { queryContent } from "../query-content";
import { visiblePosts, type VisiblePost } from "../visible-texts";
import { chatQuery } from "./query-chat";

type Answer = Queries.ChatDataQuery;

/** A question as the chat knows it; two answers lead to a page that says more. */
function toCategory(
  category: Answer["categories"]["nodes"][number],
  firstVisit: Answer["firstVisit"],
): ChatCategory {
  const title = firstVisit?.frontmatter?.title;
  const pages: Record<string, ChatPage | false | undefined> = {
    location: { path: "/locations/", title: "Locations" },
    requirements: title !== undefined && { path: firstVisitPath, title },
  };
  const page = pages[category.id];
  return page ? { ...category, page } : category;
}

/**
 * A service as the chat knows it. An article that isn't published has no page to be read from, and
 * an offer without a month can't be told at its time: the service is described without them.
 */
function toService(
  { hasMore, article, offer, offerId, ...record }: Answer["services"]["nodes"][number],
  posts: readonly VisiblePost[],
  seasonal: readonly SeasonalOffer[],
): ChatService {
  const told = offer ? seasonal.find(({ id }) => id === offerId) : undefined;
  const post = hasMore ? posts.find(({ folder }) => folder === article) : undefined;
  return {
    ...record,
    ...(offer && told && { offer: { ...told, text: offer } }),
    ...(post && { article: { path: postPath(post.folder), title: post.title } }),
  };
}

function toChatData(
  { words, categories, services, site, facts, firstVisit, ...choices }: Answer,
  posts: readonly VisiblePost[],
): ChatData {
  const { salesTaxPercent, booking } = assertDefined(site, "data/site.json");
  const seasonal = seasonalOffers(facts.nodes);
  return {
    words: assertDefined(words, "data/chat.json"),
    categories: categories.nodes.map((category) => toCategory(category, firstVisit)),
    services: services.nodes.map((service) => toService(service, posts, seasonal)),
    sizes: choices.sizes.nodes,
    coats: choices.coats.nodes,
    prices: choices.prices.nodes,
    salesTaxPercent,
    ...(booking.dogParameters && { dogParameters: booking.dogParameters }),
  };
}

/**
 * Writes what the chat says into a file of its own: most visitors never ask, so neither the home
 * page nor its page data carries a word of it.
 */
export async function writeChat(args: CreatePagesArgs): Promise<void> {
  const answer = await queryContent<Answer>(args, "The data of the chat", chatQuery);
  if (!answer) return;
  const file = path.resolve(`public${chatAddress}`);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(toChatData(answer, visiblePosts(args))));
}
