import type { ChatCategory } from "../../lib/chat/chat-data";
import { firstVisitPath } from "../../lib/first-visit";

/** The question whose answer leads to the text for a first visit. */
const beforeAVisit = "requirements";

/**
 * A question as the chat knows it.
 *
 * @param firstVisit the text for a first visit, if there is one
 */
export function chatCategory(
  category: Queries.ChatDataQuery["categories"]["nodes"][number],
  firstVisit: Queries.ChatDataQuery["firstVisit"],
): ChatCategory {
  const title = firstVisit?.frontmatter?.title;
  return title && category.id === beforeAVisit
    ? { ...category, page: { path: firstVisitPath, title } }
    : category;
}
