import type { ChatCategory, ChatPage } from "../../lib/chat/chat-data";
import { firstVisitPath } from "../../lib/first-visit";

/**
 * A question as the chat knows it; two answers lead to a page that says more.
 *
 * @param firstVisit the text for a first visit, if there is one
 */
export function chatCategory(
  category: Queries.ChatDataQuery["categories"]["nodes"][number],
  firstVisit: Queries.ChatDataQuery["firstVisit"],
): ChatCategory {
  const title = firstVisit?.frontmatter?.title;
  const pages: Record<string, ChatPage | false | undefined> = {
    location: { path: "/locations/", title: "Locations" },
    requirements: title !== undefined && { path: firstVisitPath, title },
  };
  const page = pages[category.id];
  return page ? { ...category, page } : category;
}
