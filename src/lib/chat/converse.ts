import { estimateForDog } from "../money/price-estimate";
import {
  welcome,
  type ChatButtons,
  type ChatData,
  type Message,
  type ChatService,
  type Choice,
  type Conversation,
} from "./chat-data";

type Turn = Pick<Conversation, "size"> & { said: string; replies: Omit<Message, "type">[] };

const find = <Entry extends { id: string }>(entries: readonly Entry[], id: string | undefined) =>
  entries.find((entry) => entry.id === id);

const describe = ({ id, description, article, offer }: ChatService, { services }: ChatData) => ({
  text: description,
  ...(offer && { offer }),
  service: id,
  buttons: [
    ...(article ? (["learnMore"] as const) : []),
    ...(services.length > 1 ? (["service"] as const) : []),
    "askAnother" as const,
  ],
});

function askCategory(id: string, data: ChatData): Turn | undefined {
  const category = find(data.categories, id);
  if (!category) return undefined;
  const { question: said, answer, page } = category;
  const service = find(data.services, id);
  if (id === "pricing")
    return { said, replies: [{ text: data.words.askSize, buttons: ["dogSize", "askAnother"] }] };
  if (id === "services")
    return { said, replies: [{ text: data.words.services, buttons: ["service", "askAnother"] }] };
  if (service) return { said, replies: [describe(service, data)] };
  const text = answer ?? data.words.askAnother;
  const buttons: ChatButtons[] = [
    ...(page ? (["page"] as const) : []),
    ...(id === "booking" ? (["booking"] as const) : []),
    "askAnother",
  ];
  const more = { ...(page && { page }), ...(id === "hours" && { showsHours: true }) };
  return { said, replies: [{ text, buttons, ...more }] };
}

function chooseSize(id: string, { sizes, words }: ChatData): Turn | undefined {
  const size = find(sizes, id);
  return (
    size && {
      said: `${size.label}, ${size.range}`,
      replies: [{ text: words.askCoat, buttons: ["coat", "askAnother"] }],
      size: id,
    }
  );
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
  return service && { said: service.label, replies: [describe(service, data)] };
}

function learnMore(serviceId: string | undefined, { services }: ChatData): Turn | undefined {
  const article = find(services, serviceId)?.article;
  return (
    article && {
      said: "Learn more",
      replies: [{ text: article.title, article, buttons: ["booking", "askAnother"] }],
    }
  );
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
