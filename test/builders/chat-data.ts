import categories from "../site/data/chat-categories.json";
import services from "../site/data/chat-services.json";
import words from "../site/data/chat.json";
import coats from "../site/data/coat-types.json";
import sizes from "../site/data/dog-sizes.json";
import type { ChatData, ChatService } from "../../src/lib/chat/chat-data";
import { prices } from "./prices";

const toService = ({
  hasMore,
  article = "",
  offer,
  ...service
}: (typeof services)[number]): ChatService => ({
  ...service,
  ...(offer && {
    offer: { id: "trim", month: "March", discount: "$3", subject: "trims", text: offer },
  }),
  ...(hasMore && { article: { path: `/blog/${article}/`, title: article } }),
});

export const chatData: ChatData = {
  words,
  categories: categories.map((category) => ({ ...category, answer: category.answer ?? null })),
  services: services.map(toService),
  sizes,
  coats,
  prices,
  salesTaxPercent: 8.25,
};
