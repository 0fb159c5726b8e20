import type { DogEstimate } from "../money/price-estimate";
import type { ChatArticle, ChatData, ChatOffer, ChatPage } from "./chat-data";

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
  article?: ChatArticle;
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
