import { estimateForDog } from "../money/price-estimate";
import {
  isQuestion,
  welcome,
  type ChatButtons,
  type ChatCategory,
  type ChatData,
  type Message,
  type ChatService,
  type Choice,
  type Conversation,
} from "./chat-data";

type Reply = Omit<Message, "type">;

interface Turn extends Pick<Conversation, "size"> {
  said: string;
  replies: Reply[];
}

const find = <Entry extends { id: string }>(entries: readonly Entry[], id: string | undefined) =>
  entries.find((entry) => entry.id === id);

function showService(service: ChatService, { services }: ChatData): Reply {
  const { id, description, article, offer } = service;
  const buttons: ChatButtons[] = [];
  if (article) buttons.push("learnMore");
  if (services.length > 1) buttons.push("service");
  buttons.push("askAnother");
  return { text: description, offer, service: id, buttons };
}

function answerCategory({ id, answer, page }: ChatCategory, data: ChatData): Reply {
  const { words, services } = data;
  if (isQuestion(id, "pricing")) return { text: words.askSize, buttons: ["dogSize", "askAnother"] };
  if (isQuestion(id, "services"))
    return { text: words.services, buttons: ["service", "askAnother"] };
  const service = find(services, id);
  if (service) return showService(service, data);
  const buttons: ChatButtons[] = [];
  if (page) buttons.push("page");
  if (isQuestion(id, "booking")) buttons.push("booking");
  buttons.push("askAnother");
  return { text: answer ?? words.askAnother, page, showsHours: isQuestion(id, "hours"), buttons };
}

function askCategory(id: string, data: ChatData): Turn | undefined {
  const category = find(data.categories, id);
  if (!category) return undefined;
  return { said: category.question, replies: [answerCategory(category, data)] };
}

function chooseSize(id: string, { sizes, words }: ChatData): Turn | undefined {
  const size = find(sizes, id);
  if (!size) return undefined;
  const reply: Reply = { text: words.askCoat, buttons: ["coat", "askAnother"] };
  return { said: `${size.label}, ${size.range}`, replies: [reply], size: id };
}

function chooseCoat(id: string, sizeId: string | undefined, data: ChatData): Turn | undefined {
  const size = find(data.sizes, sizeId);
  const coat = find(data.coats, id);
  if (!size || !coat) return undefined;
  const estimate = estimateForDog(size, coat, data.prices, data.salesTaxPercent);
  return {
    said: `${coat.label} coat`,
    replies: [
      { text: estimate.dog, buttons: [], estimate },
      { text: data.words.askAnother, buttons: ["askAnother"] },
    ],
    size: size.id,
  };
}

function chooseService(id: string, data: ChatData): Turn | undefined {
  const service = find(data.services, id);
  if (!service) return undefined;
  return { said: service.label, replies: [showService(service, data)] };
}

function learnMore(serviceId: string | undefined, { services }: ChatData): Turn | undefined {
  const article = find(services, serviceId)?.article;
  if (!article) return undefined;
  const reply: Reply = { text: article.title, article, buttons: ["booking", "askAnother"] };
  return { said: "Learn more", replies: [reply] };
}

function takeTurn(choice: Choice, { messages, size }: Conversation, data: ChatData) {
  switch (choice.kind) {
    case "category":
      return askCategory(choice.id, data);
    case "dogSize":
      return chooseSize(choice.id, data);
    case "coat":
      return chooseCoat(choice.id, size, data);
    case "service":
      return chooseService(choice.id, data);
    case "learnMore":
      return learnMore(messages.at(-1)?.service, data);
    case "askAnother":
      return undefined;
  }
}

/** Returns the same conversation if the last message doesn't offer the choice. */
export function converse(conversation: Conversation, choice: Choice, data: ChatData): Conversation {
  if (!conversation.messages.at(-1)?.buttons.includes(choice.kind)) return conversation;
  if (choice.kind === "askAnother") return welcome(data);
  const turn = takeTurn(choice, conversation, data);
  if (!turn) return conversation;
  const said: Message = { type: "user", text: turn.said, buttons: [] };
  const replies = turn.replies.map((reply): Message => ({ type: "bot", ...reply }));
  return { messages: [...conversation.messages, said, ...replies], size: turn.size };
}
