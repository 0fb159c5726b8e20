import { readErrors, replace, type BadInput } from "../../test/content-check/check-files";

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
    replace("data/chat-services.json", '"teeth"', '"nail-care"'),
    `
data/chat-services.json
  line 6 · chat service dental · article
    found     "nail-care"
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
];

describe("records that don't fit together", () => {
  it.each(cases)("says of %s what to do", async (_, change, says) => {
    expect(await readErrors(change)).toBe(says);
  });
});
