import type { DogParameters } from "../links/dog-booking-link";
import type { ServicePrices } from "../money/price-estimate";
import type { SeasonalOffer } from "../money/seasonal-offers";

/** A page of this site that the chat leads to. */
export interface ChatPage {
  path: string;
  title: string;
}

/** A quick question, from `data/chat-categories.json`. */
export type ChatCategory = { id: string } & Pick<
  Queries.ChatCategory,
  "label" | "question" | "answer"
> & {
    /** The page that says more than the answer. */
    page?: ChatPage;
  };

/** A blog post that the chat can show; its path is that of the post's own page. */
export type ChatArticle = ChatPage;

/** A month's offer, and the sentence that tells of it. */
export type ChatOffer = SeasonalOffer & { text: string };

/** A service that the chat can describe, from `data/chat-services.json`. */
export type ChatService = { id: string } & Pick<Queries.ChatService, "label" | "description"> & {
    /** What 'Learn more' shows. */
    article?: ChatArticle;
    /** Told behind the description, by today's date. */
    offer?: ChatOffer;
  };

/** The chat's own lines between questions and answers, from `data/chat.json`. */
export type ChatWords = Pick<
  Queries.ChatText,
  "greeting" | "askSize" | "askCoat" | "askAnother" | "services"
>;

/** All that the chat says and knows, as the file that the build writes for it has it. */
export interface ChatData {
  words: ChatWords;
  categories: readonly ChatCategory[];
  services: readonly ChatService[];
  sizes: readonly Queries.DogSizeChoiceFragment[];
  coats: readonly Queries.CoatTypeChoiceFragment[];
  prices: readonly ServicePrices[];
  salesTaxPercent: number;
  /** What the booking address says of a dog; without them, nothing. */
  dogParameters?: DogParameters | null;
}

/** Address of the chat's data on the site. */
export const chatAddress = "/chat.json";
