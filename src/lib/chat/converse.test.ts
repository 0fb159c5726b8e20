import { chatData as data } from "../../../test/builders/chat-data";
import { type ChatButtons, type Choice, type Conversation, welcome } from "./chat-data";
import { converse } from "./converse";

const category = (id: string): Choice => ({ kind: "category", id });
const size = (id: string): Choice => ({ kind: "dogSize", id });
const coat = (id: string): Choice => ({ kind: "coat", id });
const service = (id: string): Choice => ({ kind: "service", id });
const learnMore: Choice = { kind: "learnMore" };
const askAnother: Choice = { kind: "askAnother" };

const converseWith = (...choices: Choice[]): Conversation =>
  choices.reduce((before, choice) => converse(before, choice, data), welcome(data));

const offered = ({ messages }: Conversation) => messages.at(-1)?.buttons;

/** Every state of a conversation, with the choices that lead to it. */
const states: Record<string, { choices: Choice[]; offers: ChatButtons[] }> = {
  "after the greeting": { choices: [], offers: ["category"] },
  "after the question about the size": {
    choices: [category("pricing")],
    offers: ["dogSize", "askAnother"],
  },
  "after the question about the coat": {
    choices: [category("pricing"), size("xl")],
    offers: ["coat", "askAnother"],
  },
  "after an estimate": {
    choices: [category("pricing"), size("xl"), coat("long")],
    offers: ["askAnother"],
  },
  "after the services": { choices: [category("services")], offers: ["service", "askAnother"] },
  "after a service": {
    choices: [category("services"), service("bath")],
    offers: ["service", "askAnother"],
  },
  "after another service": {
    choices: [category("services"), service("bath"), service("dental")],
    offers: ["learnMore", "service", "askAnother"],
  },
  "after an article": {
    choices: [category("skincare"), learnMore],
    offers: ["booking", "askAnother"],
  },
  ...Object.fromEntries(
    ["dental", "deshedding", "skincare"].map((id) => [
      id,
      { choices: [category(id)], offers: ["learnMore", "service", "askAnother"] },
    ]),
  ),
  booking: { choices: [category("booking")], offers: ["booking", "askAnother"] },
  ...Object.fromEntries(
    ["location", "hours", "requirements", "cancellation", "contact"].map((id) => [
      id,
      { choices: [category(id)], offers: ["askAnother"] },
    ]),
  ),
};

/** One choice of each kind in the data. */
const choices: Choice[] = [
  category("hours"),
  size("small"),
  coat("double"),
  service("groom"),
  learnMore,
  askAnother,
];

describe.each(Object.entries(states))("%s", (_, { choices: made, offers }) => {
  const conversation = converseWith(...made);

  it("offers the next choices", () => expect(offered(conversation)).toEqual(offers));

  it.each(choices)("$kind has an effect only if it is offered", (choice) => {
    const after = converse(conversation, choice, data);
    expect(after === conversation).toBe(!offers.includes(choice.kind));
  });

  it.each<Choice>([category("x"), size("x"), coat("x"), service("constructor")])(
    "$kind $id isn't in the data and has no effect",
    (choice) => expect(converse(conversation, choice, data)).toBe(conversation),
  );

  if (offers.includes("askAnother"))
    it("starts over with the greeting", () =>
      expect(converse(conversation, askAnother, data)).toEqual(welcome(data)));
});

it("answers the question of each category", () => {
  for (const { id, question } of data.categories) {
    const [, said, reply] = converseWith(category(id)).messages;
    expect(said).toMatchObject({ type: "user", text: question });
    expect(reply).toMatchObject({ type: "bot", text: expect.stringMatching(/\S/) as string });
  }
});

it('"Learn More" opens the article of the latest service', () => {
  const { messages } = converseWith(
    category("services"),
    service("dental"),
    service("skincare"),
    learnMore,
  );
  expect(messages.at(-1)?.article?.path).toBe("/blog/spring-skin-care/");
});
