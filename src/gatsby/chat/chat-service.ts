import type { ChatService } from "../../lib/chat/chat-data";
import type { SeasonalOffer } from "../../lib/seasonal-offers";
import { postPath } from "../../lib/blog/blog-paths";
import type { ArticlePost, ServiceRecord } from "./query-chat";

/**
 * A service as the chat knows it. An article that isn't published has no page to be read from, so
 * the service is described without it.
 *
 * @param posts those that visitors may see
 * @param seasonal the offers of the year
 */
export function chatService(
  { hasMore, article, offers, ...record }: ServiceRecord,
  posts: readonly ArticlePost[],
  seasonal: readonly SeasonalOffer[],
): ChatService {
  const told = seasonal.filter(({ id }) => offers.includes(id));
  const service =
    told.length > 0 ? { ...record, offerMonths: told.map(({ month }) => month) } : record;
  const post = hasMore ? posts.find(({ folder }) => folder === article) : undefined;
  if (!post) return service;
  return { ...service, article: { path: postPath(post.folder), title: post.frontmatter.title } };
}
