import type { DogParameters } from "../links/dog-booking-link";
import type { DogEstimate, ServicePrices } from "../money/price-estimate";
import type { SeasonalOffer } from "../money/seasonal-offers";

/** A page of this site that the chat leads to. */
export interface ChatPage {
  path: string;
  title: string;
}

/** What the build asks for: src/gatsby/write-chat.ts. */
type Answer = Queries.ChatDataQuery;

/** A quick question, from `data/chat-categories.json`. */
type ChatCategory = Answer["categories"]["nodes"][number] & {
  /** The page that says more than the answer. */
  page?: ChatPage;
};

/** A month's offer, and the sentence that tells of it. */
export type ChatOffer = SeasonalOffer & { text: string };

/** A service that the chat can describe, from `data/chat-services.json`. */
export type ChatService = Pick<
  Answer["services"]["nodes"][number],
  "id" | "label" | "description"
> & {
  /** What 'Learn more' shows: a blog post, by its own page. */
  article?: ChatPage;
  /** Told behind the description, by today's date. */
  offer?: ChatOffer;
};

/** All that the chat says and knows, as the file that the build writes for it has it. */
export interface ChatData {
  /** The chat's own lines between questions and answers, from `data/chat.json`. */
  words: NonNullable<Answer["words"]>;
  categories: readonly ChatCategory[];
  services: readonly ChatService[];
  sizes: Answer["sizes"]["nodes"];
  coats: Answer["coats"]["nodes"];
  prices: readonly ServicePrices[];
  salesTaxPercent: number;
  /** What the booking address says of a dog; without them, nothing. */
  dogParameters?: DogParameters | null;
}

/** Address of the chat's data on the site. */
export const chatAddress = "/chat.json";

/** The buttons that a message can have. */
export type ChatButtons =
  "category" | "dogSize" | "coat" | "service" | "learnMore" | "page" | "booking" | "askAnother";

/** What a visitor can press. Booking and pages are missing: links that leave the conversation as it is. */
export type Choice =
  | { kind: "category" | "dogSize" | "coat" | "service"; id: string }
  | { kind: "learnMore" | "askAnother" };

/** One message of either side. */
export interface ChatMessage {
  type: "bot" | "user";
  text: string;
  /** Pressed one by one: once another message follows, they are used up. */
  buttons: readonly ChatButtons[];
  /** Shown in place of the text. */
  estimate?: DogEstimate;
  /** What the booking button books, if that is known. */
  booked?: DogEstimate;
  /** Id of the service that the message describes. */
  service?: string;
  /** Told behind the text, by today's date. */
  offer?: ChatOffer;
  /** What the button of a page leads to. */
  page?: ChatPage;
  /** Whether the text tells the opening hours, from which some days may differ. */
  tellsHours?: boolean;
  /** Shown in full below the text, which is its title. */
  article?: ChatPage;
}

/** A conversation, oldest message first. */
export interface Conversation {
  messages: readonly ChatMessage[];
  /** Id of the dog size that was chosen last. */
  size?: string;
}

/** The greeting with the quick questions. */
export const welcome = ({ words }: ChatData): Conversation => ({
  messages: [{ type: "bot", text: words.greeting, buttons: ["category"] }],
});
