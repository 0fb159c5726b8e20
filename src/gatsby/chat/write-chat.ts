import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { chatAddress, type ChatData } from "../../lib/chat/chat-data";
import { todayInAustin } from "../../lib/local-time";
import { postState } from "../../lib/blog/post-state";
import { seasonalOffers } from "../../lib/seasonal-offers";
import { assertDefined } from "../../lib/assert-defined";
import { isBuild } from "../is-build";
import { queryForPages } from "../pages/query-for-pages";
import { chatCategory } from "./chat-category";
import { chatService } from "./chat-service";
import { chatQuery } from "./query-chat";

function toChatData({
  words,
  categories,
  services,
  site,
  posts,
  facts,
  firstVisit,
  ...choices
}: Queries.ChatDataQuery): ChatData {
  const today = todayInAustin(new Date());
  const readable = posts.nodes.flatMap(({ folder, frontmatter }) => {
    if (!frontmatter?.datePublished) return [];
    const { title, datePublished, draft } = frontmatter;
    const isOut = postState({ datePublished, draft }, today) === "published";
    return isOut || !isBuild() ? [{ folder, title }] : [];
  });
  const { salesTaxPercent, booking } = assertDefined(site, "data/site.json");
  const seasonal = seasonalOffers(facts.nodes);
  return {
    words: assertDefined(words, "data/chat.json"),
    categories: categories.nodes.map((category) => chatCategory(category, firstVisit)),
    services: services.nodes.map((service) => chatService(service, readable, seasonal)),
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
  const answer = await queryForPages<Queries.ChatDataQuery>(
    args,
    "The data of the chat",
    chatQuery,
  );
  if (!answer) return;
  const file = path.resolve(`public${chatAddress}`);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(toChatData(answer)));
}
