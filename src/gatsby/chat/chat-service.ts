import type { ChatService } from "../../chat/chat-data";
import { postPath } from "../../lib/blog/blog-paths";
import type { ArticlePost, ServiceRecord } from "./query-chat";

/**
 * A service as the chat knows it. An article that isn't published has no page to be read from, so
 * the service is described without it.
 *
 * @param posts those that visitors may see
 */
export function chatService(
  { hasMore, article, ...service }: ServiceRecord,
  posts: readonly ArticlePost[],
): ChatService {
  const post = hasMore ? posts.find(({ folder }) => folder === article) : undefined;
  if (!post) return service;
  return { ...service, article: { path: postPath(post.folder), title: post.frontmatter.title } };
}
