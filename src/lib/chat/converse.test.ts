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

/** The buttons of the last message. */
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

it("offers a question for each of the eleven categories, and answers each", () => {
  expect(data.categories).toHaveLength(11);
  for (const { id, question } of data.categories) {
    const [, said, reply] = converseWith(category(id)).messages;
    expect(said).toMatchObject({ type: "user", text: question });
    expect(reply).toMatchObject({ type: "bot", text: expect.stringMatching(/\S/) as string });
  }
});

it("keeps the earlier messages", () => {
  const before = converseWith(category("pricing"));
  const after = converse(before, size("xs"), data);
  expect(after.messages.slice(0, before.messages.length)).toEqual(before.messages);
  expect(after.messages.at(-2)).toMatchObject({ type: "user", text: "Extra small, 0-13 lbs" });
});

it("ignores a coat without a size", () => {
  const lost: Conversation = { ...converseWith(category("pricing"), size("xs")), size: undefined };
  expect(converse(lost, coat("short"), data)).toBe(lost);
});

it("forgets the size when it starts over", () => {
  expect(
    converseWith(category("pricing"), size("xs"), coat("long"), askAnother).size,
  ).toBeUndefined();
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

it("links to an answer's page, and then only offers to start over", () => {
  const page = { path: "/first-visit/", title: "New Here" };
  const categories = data.categories.map((item) =>
    item.id === "requirements" ? { ...item, page } : item,
  );
  const after = converse(welcome(data), category("requirements"), { ...data, categories });
  expect(after.messages.at(-1)).toMatchObject({ page, buttons: ["page", "askAnother"] });
  expect(converse(after, askAnother, data)).toEqual(welcome(data));
});

/** Dollars before tax: short bath, then long and double with bath, full groom, feet and face. */
const table: Record<string, [number, [number, number, number], [number, number, number]]> = {
  xs: [35, [39, 78, 35], [41, 84, 35]],
  small: [42, [43, 88, 35], [45, 93, 35]],
  medium: [47, [48, 98, 35], [51, 103, 35]],
  large: [52, [53, 108, 35], [53, 114, 35]],
  xl: [57, [59, 121, 35], [62, 128, 35]],
  xxl: [64, [64, 134, 35], [68, 141, 35]],
  xxxl: [84, [84, 175, 35], [84, 175, 35]],
};

describe("the specification's estimates", () => {
  const cases = Object.entries(table).flatMap(([id, [short, long, double]]) => [
    { id, coatId: "short", dollars: [short] },
    { id, coatId: "long", dollars: long },
    { id, coatId: "double", dollars: double },
  ]);

  it("cover seven sizes with three coats", () => expect(cases).toHaveLength(21));

  it.each(cases)("$id, $coatId: $dollars", ({ id, coatId, dollars }) => {
    const estimated = converseWith(category("pricing"), size(id), coat(coatId)).messages.at(
      -2,
    )?.estimate;
    expect(estimated?.lines.map(({ price, tax, total }) => [price, tax, total])).toEqual(
      dollars.map((amount) => {
        const tax = Math.round(amount * 8.25);
        return [amount * 100, tax, amount * 100 + tax];
      }),
    );
    expect(estimated?.notOffered).toEqual(
      coatId === "short" ? ["Full groom", "Feet, Face & Fanny"] : [],
    );
  });
});
