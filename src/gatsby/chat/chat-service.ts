import type { ChatService } from "../../lib/chat/chat-data";
import type { SeasonalOffer } from "../../lib/seasonal-offers";
import { postPath } from "../../lib/blog/blog-paths";

/** A service as its record has it. */
type ServiceRecord = Queries.ChatDataQuery["services"]["nodes"][number];

/**
 * A service as the chat knows it. An article that isn't published has no page to be read from, so
 * the service is described without it.
 *
 * @param posts those that visitors may see
 * @param seasonal the offers of the year
 */
export function chatService(
  { hasMore, article, offers, ...record }: ServiceRecord,
  posts: readonly { folder: string; title: string }[],
  seasonal: readonly SeasonalOffer[],
): ChatService {
  const told = seasonal.filter(({ id }) => offers.includes(id));
  const service =
    told.length > 0 ? { ...record, offerMonths: told.map(({ month }) => month) } : record;
  const post = hasMore ? posts.find(({ folder }) => folder === article) : undefined;
  return post
    ? { ...service, article: { path: postPath(post.folder), title: post.title } }
    : service;
}
