import { all, checkChanged, replace, write, type Change } from "../testing/check-files";

/** Puts a sentence into an answer of the questions page. */
const says = (sentence: string) =>
  replace("data/faq.json", "From {price", `${sentence} From {price`);

const inArticle = (sentence: string) =>
  replace("content/pages/terms.mdx", "Our terms.", `Our terms.\n\n${sentence}`);

const fact = (id: string, value: string, description = "What it means") => ({
  id,
  value,
  description,
});

const facts = (...records: object[]): Change => write("data/facts.json", JSON.stringify(records));

const teaTree = facts(
  fact("tea-tree-offer", "25%", "Discount on tea tree conditioner"),
  fact("tea-tree-month", "March"),
);
const teeth = facts(fact("teeth-cleaning-offer", "20%"), fact("teeth-cleaning-month", "May"));

const card = (name: string, starting: number): Change =>
  write(
    "data/packages.json",
    JSON.stringify([
      {
        id: "card",
        name,
        href: "booking",
        price: { starting, addons: 100 },
        description: "A card.",
        features: ["All"],
      },
    ]),
  );

const walkIns: Change = write(
  "data/walk-in.json",
  JSON.stringify([
    { id: "nails", name: "Nail trim", price: 18 },
    { id: "ears", name: "Quick ear cleaning", price: 15 },
  ]),
);

const closedOn = (day: string): Change =>
  replace(
    "data/hours.json",
    `"${day}",\n    "hours": "10:00 am to 6:00 pm"`,
    `"${day}",\n    "hours": "Closed"`,
  );

const specifications: [name: string, change: Change, one: string, other: string][] = [
  [
    "a card's price",
    card("Feet Face Fanny", 64),
    "$64",
    "data/prices.json:22 · service price fff · everySize.price: $35",
  ],
  [
    "a card below its cheapest service",
    all(walkIns, card("Walk In", 10)),
    "$10",
    "data/walk-in.json:1 · walk in service ears · price: $15",
  ],
  [
    "bands that overlap",
    replace("data/dog-sizes.json", "0-14 lbs", "0-13 lbs"),
    "0-14 lbs",
    "data/dog-sizes.json:6 · dog size small · range: 0-13 lbs",
  ],
  [
    "two discounts",
    all(teeth, says("In May, 25% off teeth cleaning.")),
    "25%",
    "fact teeth-cleaning-offer · value: 20%",
  ],
  [
    "two products",
    all(teaTree, says("In March, 25% off tea tree shampoo.")),
    "tea tree shampoo",
    "fact tea-tree-offer · description: tea tree conditioner",
  ],
];

const others: [name: string, change: Change, one: string, other: string][] = [
  [
    "a starting price of all sizes",
    card("Bath Only", 36),
    "$36",
    "service price bath · sizes (1st).short: $35",
  ],
  ["a price in a text", says("A Pawdicure is $26."), "$26", "service item pawdicure · price: $25"],
  ["a price in an article", inArticle("Come for a bath at $36."), "$36", "service price bath"],
  [
    "a band in a text",
    says("Small dogs, 0-12 pounds."),
    "0-12 lbs",
    "dog size small · range: 0-14 lbs",
  ],
  [
    "an offer's month",
    all(teeth, says("Our June teeth cleaning offer.")),
    "June",
    "fact teeth-cleaning-month · value: May",
  ],
  [
    "hours in a text",
    says("We are open 9 a.m. to 6 p.m."),
    "9:00 am to 6:00 pm",
    "opening hours Monday · hours: 10:00 am to 6:00 pm",
  ],
  [
    "the hours of a day",
    all(closedOn("Sunday"), says("Sunday hours: 10 am to 6 pm.")),
    "10:00 am to 6:00 pm",
    "opening hours Sunday · hours: Closed",
  ],
  ["a weekday that is open", says("We are closed on Sundays."), "Closed", "opening hours Sunday"],
  [
    "a week that isn't whole",
    all(closedOn("Sunday"), says("We are open seven days a week.")),
    "open every day",
    "closed on Sunday",
  ],
  [
    "a day that is no closed day",
    says("We are closed on December 26."),
    "December 26",
    "closed day Christmas Day · date: December 25",
  ],
  ["the sales tax", says("Plus 8% sales tax."), "8", "site identity · salesTaxPercent: 8.25"],
  [
    "the phone number",
    says("Call us at 512-555-0243."),
    "512-555-0243",
    "site identity · phone: (512) 555-0242",
  ],
  [
    "the address for mail",
    says("Write to us: hi@shaggy.com."),
    "hi@shaggy.com",
    "site identity · email: hello@shaggy.com",
  ],
  [
    "the year of opening",
    says("We have been here since 2019."),
    "2019",
    "site identity · established: 2020",
  ],
  [
    "how early to cancel",
    all(facts(fact("cancellation-notice", "24 hours")), says("Cancel 48 hours ahead.")),
    "48 hours",
    "fact cancellation-notice · value: 24 hours",
  ],
  [
    "a discount of the terms",
    all(facts(fact("referral-discount", "10%")), says("A referral earns 15%.")),
    "15%",
    "fact referral-discount · value: 10%",
  ],
];

describe("what contradicts", () => {
  it.each([...specifications, ...others])("%s", async (_, change, one, other) => {
    const { faults, notices } = await checkChanged(change);
    expect(faults).toEqual([]);
    expect(notices).toEqual([expect.objectContaining({ topic: "contradiction" })]);
    const [first, second, ...mend] = notices[0]?.message.split("\n") ?? [];
    expect(first).toContain(`): ${one}`);
    expect(second).toContain(other);
    expect(mend.join()).toContain("data/acknowledged.json");
  });

  it("is told with the line of the sentence in an article", async () => {
    const { notices } = await checkChanged(inArticle("Hello.\n\nCome for a bath at $36."));
    expect(notices).toEqual([
      expect.objectContaining({ file: "content/pages/terms.mdx", line: 11 }),
    ]);
  });
});

const harmless: [name: string, change: Change][] = [
  [
    "a fact by its name",
    says("A bath is {price.bath.large.long}, open {hours}, call us: {phone}."),
  ],
  ["a price of another size or coat", says("A bath of a large dog is $43.")],
  ["what is taken off a price", says("Take $3 off your next bath.")],
  ["a price of something else", says("A new couch is $900.")],
  ["a card whose service isn't clear", card("Spa Day", 5)],
  ["a band that joins sizes", says("Dogs of 0+ lbs.")],
  ["a percentage of something else", all(teeth, says("Of all dogs, 80% hate teeth cleaning."))],
  [
    "two offers in a sentence",
    all(
      facts(fact("teeth-cleaning-offer", "20%"), fact("tea-tree-offer", "25%")),
      says("Get 20% off teeth cleaning, 25% off tea tree."),
    ),
  ],
  ["the hours of something else", says("The party is 1 pm to 3 pm.")],
  ["all days that are open", says("We are open seven days a week.")],
  ["a closed day by its date", says("We are closed on December 25.")],
  [
    "a closed day by its weekday",
    replace("data/closed-days.json", "December 25", "4th Thursday of November"),
  ],
  ["a day that is no day off", says("The photo was taken on December 26.")],
  ["a number of somebody else", says("The poison line is (888) 426-4435.")],
  ["an address of the team", says("Write to our Dana: dana@shaggy.com.")],
  [
    "other hours than those of the fact",
    all(facts(fact("cancellation-notice", "24 hours")), says("A bath takes 2 hours.")),
  ],
  [
    "what a client says",
    replace(
      "data/reviews.json",
      "My dog sleeps",
      "I paid $99 for a bath, closed on Mondays, since 2019 our dog sleeps",
    ),
  ],
];

describe("what contradicts nothing", () => {
  it.each(harmless)("is %s", async (_, change) => {
    expect(await checkChanged(change)).toEqual({ faults: [], notices: [] });
  });
});

describe("an acknowledged contradiction", () => {
  const acknowledge = (warning: string): Change =>
    write("data/acknowledged.json", JSON.stringify([{ warning, reason: "Nails are extra." }]));
  const warning = "pricing package card says $64, service price fff says $35";

  it("is one line", async () => {
    const { notices } = await checkChanged(all(card("Feet Face Fanny", 64), acknowledge(warning)));
    expect(notices).toEqual([
      {
        topic: "acknowledged",
        file: "data/acknowledged.json",
        message: "1 contradiction acknowledged",
      },
    ]);
  });

  it("is named by its warning", async () => {
    const { notices } = await checkChanged(card("Feet Face Fanny", 64));
    expect(notices[0]?.message).toContain(JSON.stringify(warning));
  });

  it("speaks up when a number changes, and its acknowledgement is idle", async () => {
    const { notices } = await checkChanged(all(card("Feet Face Fanny", 65), acknowledge(warning)));
    expect(notices.map(({ topic, line }) => [topic, line])).toEqual([
      ["idle", 1],
      ["contradiction", 1],
    ]);
  });

  it("needs a reason", async () => {
    const { faults } = await checkChanged(
      write("data/acknowledged.json", JSON.stringify([{ warning, reason: "so" }])),
    );
    expect(faults).toEqual([
      expect.objectContaining({ field: "reason", expected: "a reason of at least 10 characters" }),
    ]);
  });
});
