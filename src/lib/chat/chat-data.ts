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

/** Questions that the code answers, and those whose `answer` it extends. The data must have them. */
export const answeredByCode = ["pricing", "services"] as const;
export const extendedByCode = ["booking", "location", "hours", "requirements"] as const;

type CodeQuestion = (typeof answeredByCode | typeof extendedByCode)[number];
export const isQuestion = (id: string, name: CodeQuestion): boolean => id === name;

export const welcome = ({ words }: ChatData): Conversation => ({
  messages: [{ type: "bot", text: words.greeting, buttons: ["category"] }],
});
