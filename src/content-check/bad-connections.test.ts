import { readFaults, replace, type BadInput } from "./testing/check-files";
import { expectAdviceToHelp } from "./testing/expect-advice";

const cases: BadInput[] = [
  [
    "an id used twice",
    replace("data/reviews.json", '"id": 2', '"id": 1'),
    `
data/reviews.json
  line 9 · review 1 · id
    found     1, already used on line 3
    expected  an id that no other record of the file has
    to fix    write another id, or delete one of the two records
`,
  ],
  [
    "a tile that leads to no price list",
    replace("data/service-tiles.json", '"to14"', '"to15"'),
    `
data/service-tiles.json
  line 4 · service tile 0-14 lbs · priceList
    found     "to15"
    expected  the slug of a record in data/price-lists.json: to14
    to fix    did you mean "to14"?
`,
  ],
  [
    "a price list with an unknown service",
    replace("data/price-lists.json", '"pawdicure"', '"facial"'),
    `
data/price-lists.json
  line 6 · price list to14 · items (1st)
    found     "facial"
    expected  the id of a record in data/service-items.json: pawdicure
    to fix    choose one of them, or add it to data/service-items.json
`,
  ],
  [
    "a chat service with an unknown post",
    replace("data/chat-services.json", '"teeth"', '"tooth"'),
    `
data/chat-services.json
  line 6 · chat service dental · article
    found     "tooth"
    expected  the name of a folder in content/blog: teeth
    to fix    write that post, or leave this field out
`,
  ],
  [
    "a chat service with a draft",
    replace("content/blog/teeth/index.mdx", "tags:", "draft: true\ntags:"),
    `
data/chat-services.json
  line 6 · chat service dental · article
    found     "teeth", which is a draft
    expected  a published post
    to fix    delete draft: true in content/blog/teeth/index.mdx, or leave this field out until then
`,
  ],
  [
    "a missing weekday",
    replace(
      "data/hours.json",
      ',\n  {\n    "day": "Sunday",\n    "hours": "10:00 am to 6:00 pm",\n    "walkIn": "Ask us"\n  }',
      "",
    ),
    `
data/hours.json
  line 1
    found     6 records, none for Sunday
    expected  7 records, one each for Monday, Tuesday, Wednesday, Thursday, Friday, Saturday and Sunday
    to fix    add Sunday
`,
  ],
  [
    "a weekday that stands twice",
    replace("data/hours.json", "Tuesday", "Monday"),
    `
data/hours.json
  line 1
    found     7 records, none for Tuesday
    expected  7 records, one each for Monday, Tuesday, Wednesday, Thursday, Friday, Saturday and Sunday
    to fix    add Tuesday
  line 8 · opening hours Monday · day
    found     "Monday", already used on line 3
    expected  a day that no other record of the file has
    to fix    write another day, or delete one of the two records
`,
  ],
  [
    "a dog size without price",
    replace(
      "data/prices.json",
      ',\n      {\n        "size": "large",\n        "short": 42,\n        "long": 43\n      }',
      "",
    ),
    `
data/prices.json
  line 5 · service price bath · sizes
    found     1 row, none for large
    expected  a row for each dog size: small, large
    to fix    add large
`,
  ],
  [
    "a dog size that stands twice",
    replace("data/prices.json", '"size": "large"', '"size": "small"'),
    `
data/prices.json
  line 5 · service price bath · sizes
    found     2 rows, none for large
    expected  a row for each dog size: small, large
    to fix    add large
  line 12 · service price bath · sizes (2nd).size
    found     "small", already on line 7
    expected  each dog size once
    to fix    delete one of the two rows, or correct its size
`,
  ],
  [
    "an unknown dog size",
    replace("data/prices.json", '"size": "large"', '"size": "larg"'),
    `
data/prices.json
  line 12 · service price bath · sizes (2nd).size
    found     "larg"
    expected  the id of a record in data/dog-sizes.json: small, large
    to fix    did you mean "large"?
`,
  ],
  [
    "an unknown coat in a price table",
    replace("data/prices.json", '"short": 35', '"shrot": 35'),
    `
data/prices.json
  line 8 · service price bath · sizes (1st).shrot
    found     an unknown field "shrot" with 35
    expected  only the fields size, short, long, double
    to fix    did you mean "short"?
`,
  ],
  [
    "a price for a coat that isn't offered",
    replace("data/prices.json", '"long": 39', '"long": 39,\n        "double": 41'),
    `
data/prices.json
  line 10 · service price bath · sizes (1st).double
    found     a price for the coat "double"
    expected  prices for the coats of data/coat-types.json: short, long
    to fix    delete the price, or bring "double" back in data/coat-types.json
`,
  ],
  [
    "an unknown coat for one price",
    replace("data/prices.json", '"long"\n', '"curly"\n'),
    `
data/prices.json
  line 24 · service price fff · everySize.coats (1st)
    found     "curly"
    expected  the id of a record in data/coat-types.json: short, long
    to fix    choose one of them, or add it to data/coat-types.json
`,
  ],
  [
    "an unknown fact",
    replace("data/faq.json", "price.bath.small.short", "price.bath.smal.short"),
    `
data/faq.json
  line 5 · faq item cost · answer
    found     the fact "price.bath.smal.short"
    expected  the name of a fact: {phone}, {price.…}, {hours.…}, or an id of data/facts.json
    to fix    did you mean "price.bath.small.short"?
`,
  ],
  [
    "an unclosed brace",
    replace("data/home.json", "{name}", "{name"),
    `
data/home.json
  line 4 · home text · hero.welcome
    found     a single brace: Welcome to {name.
    expected  braces in pairs around the name of a fact, like {phone}
    to fix    close the brace, or delete it
`,
  ],
  [
    "a fact with the name of another",
    replace("data/facts.json", '"notice"', '"phone"'),
    `
data/facts.json
  line 3 · fact phone · id
    found     "phone"
    expected  an id other than hours, open-days, opening-days, opening-hours, closed-days, name, phone, email, established, sales-tax, service-area, address
    to fix    write another id: that fact has its place elsewhere in data/
`,
  ],
];

describe("records that don't fit together", () => {
  it.each(cases)("says of %s what to do", async (_, change, says) => {
    expect(await readFaults(change)).toBe(says);
  });

  it.each(cases)("leads out of %s", (_, change) => expectAdviceToHelp(change));
});
