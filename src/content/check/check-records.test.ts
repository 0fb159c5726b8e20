import { readErrors, replace, type BadInput } from "../../../test/content-check/check-files";

const cases: BadInput[] = [
  // tables that don't match sizes and coats
  [
    "a duplicate dog size",
    replace("data/prices.json", '"size": "large"', '"size": "small"'),
    [
      "data/prices.json sizes | 2 rows, none for large | a row for each dog size: small, large",
      'data/prices.json sizes (2nd).size | "small", already on line … | each dog size once',
    ],
  ],
  [
    "an unknown dog size",
    replace("data/prices.json", '"size": "large"', '"size": "larg"'),
    [
      "data/prices.json sizes | 2 rows, none for large | a row for each dog size: small, large",
      'data/prices.json sizes (2nd).size | "larg" | the id of a record in data/dog-sizes.json: small, large | did you mean "large"?',
    ],
  ],
  [
    "a price for a coat that isn't offered",
    replace("data/prices.json", '"long": 39', '"long": 39,\n        "double": 41'),
    'data/prices.json sizes (1st).double | a price for the coat "double" | prices for the coats that the shop has: short, long',
  ],
  // records that contradict each other
  [
    "an id used twice",
    replace("data/reviews.json", '"id": 2', '"id": 1'),
    "data/reviews.json id | 1, already used on line … | an id that no other record of the file has",
  ],
  [
    "a chat service with an unknown post",
    replace("data/chat-services.json", '"teeth"', '"nail-care"'),
    'data/chat-services.json article | "nail-care" | the name of a folder in content/blog: teeth',
  ],
  [
    "a chat service with a draft",
    replace("content/blog/teeth/index.mdx", "tags:", "draft: true\ntags:"),
    'data/chat-services.json article | "teeth", which is a draft | a published post | leave this field out until then',
  ],
  [
    "a duplicate weekday",
    replace("data/hours.json", "Tuesday", "Monday"),
    [
      "data/hours.json:1 | 7 records, none for Tuesday | one record each for Monday, Tuesday, Wednesday, Thursday, Friday, Saturday and Sunday",
      'data/hours.json day | "Monday", already used on line … | a day that no other record of the file has',
    ],
  ],
  [
    "two towns with one fragment",
    replace(
      "data/locations.json",
      "[",
      '[{ "city": "KYLE!", "introduction": "Near.", "neighborhoods": [{ "name": "A", "minutes": 5 }], "reasons": ["Near"] },',
    ),
    'data/locations.json city | "Kyle" | a name with other letters or digits than "KYLE!"',
  ],
  // unknown facts
  [
    "an unknown fact",
    replace("data/faq.json", "price.bath.small.short", "price.bath.smal.short"),
    'data/faq.json answer | the fact "price.bath.smal.short" | the name of a fact | did you mean "price.bath.small.short"?',
  ],
  [
    "an unclosed brace",
    replace("data/home.json", "{name}", "{name"),
    "data/home.json hero.welcome | a single brace: Welcome to {name. | braces in pairs around the name of a fact, like {phone}",
  ],
  [
    "a duplicate fact",
    replace("data/facts.json", '"notice"', '"phone"'),
    'data/facts.json id | "phone" | an id other than …: another file of data/ already has that fact',
  ],
  [
    "a fact named like an offer's discount",
    replace("data/facts.json", '"notice"', '"spring-offer"'),
    'data/facts.json id | "spring-offer" | a name that doesn\'t end in -offer. Add a discount under Promotions, Offers of a month, and texts can mention it by that name',
  ],
  [
    "an offer for a season",
    replace("data/seasonal-offers.json", '"May"', '"spring"'),
    'data/seasonal-offers.json month | "spring" | a month by its full name, like March, or March 2027 for one year only',
  ],
  [
    "an offer without % or $",
    replace("data/seasonal-offers.json", '"$3"', '"25"'),
    'data/seasonal-offers.json discount | "25" | a discount like 25% or $3',
  ],
  [
    "an offer without a subject",
    replace("data/seasonal-offers.json", '"subject": "nail trims"', '"subject": ""'),
    'data/seasonal-offers.json subject | "" | some text',
  ],
  // directions that visitors can't follow
  [
    "directions that don't name the neighbor",
    replace("data/site.json", "Look for {neighbor}.", "In front of the feed store."),
    'data/site.json neighbor.directions | "In front of the feed store." | a sentence that contains {neighbor}, like We are in front of {neighbor}.',
  ],
];

test.each(cases)(
  "%s: the owner reads what is wrong, where, and what to do",
  async (_, change, errors) => {
    expect(await readErrors(change)).toEqual([errors].flat());
  },
);
