import type { ChatService } from "../../lib/chat/chat-data";
import type { SeasonalOffer } from "../../lib/seasonal-offers";
import { postPath } from "../../lib/blog/blog-paths";

/** A service as its record has it. */
type ServiceRecord = Queries.ChatDataQuery["services"]["nodes"][number];

/**
 * A service as the chat knows it. An article that isn't published has no page to be read from, and
 * an offer without a month can't be told at its time: the service is described without them.
 *
 * @param posts those that visitors may see
 * @param seasonal the offers of the year
 */
export function chatService(
  { hasMore, article, offer, offerId, ...record }: ServiceRecord,
  posts: readonly { folder: string; title: string }[],
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
