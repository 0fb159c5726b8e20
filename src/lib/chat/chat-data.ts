import type { DogParameters } from "../links/booking-link";
import type { DogEstimate, ServicePrices } from "../money/price-estimate";
import type { SeasonalOffer } from "../seasonal-offers";

export interface ChatPage {
  path: string;
  title: string;
}

type Answer = Queries.ChatDataQuery;

export type ChatCategory = Answer["categories"]["nodes"][number] & {
  page?: ChatPage;
};

type ChatOffer = SeasonalOffer & { text: string };

export type ChatService = Pick<
  Answer["services"]["nodes"][number],
  "id" | "label" | "description"
> & {
  article?: ChatPage;
  offer?: ChatOffer;
};

export interface ChatData {
  words: NonNullable<Answer["words"]>;
  categories: readonly ChatCategory[];
  services: readonly ChatService[];
  sizes: Answer["sizes"]["nodes"];
  coats: Answer["coats"]["nodes"];
  prices: readonly ServicePrices[];
  salesTaxPercent: number;
  dogParameters?: DogParameters | null;
}

export type ChatButtons =
  "category" | "dogSize" | "coat" | "service" | "learnMore" | "page" | "booking" | "askAnother";

export type Choice =
  | { kind: "category" | "dogSize" | "coat" | "service"; id: string }
  | { kind: "learnMore" | "askAnother" };

export interface Message {
  type: "bot" | "user";
  text: string;
  buttons: readonly ChatButtons[];
  estimate?: DogEstimate;
  service?: string;
  offer?: ChatOffer;
  page?: ChatPage;
  /** Whether the text contains the opening hours, from which single days may differ. */
  showsHours?: boolean;
  article?: ChatPage;
}

export interface Conversation {
  messages: readonly Message[];
  size?: string;
}

export const welcome = ({ words }: ChatData): Conversation => ({
  messages: [{ type: "bot", text: words.greeting, buttons: ["category"] }],
});
