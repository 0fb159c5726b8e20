import {
  all,
  readErrors,
  replace,
  write,
  type BadInput,
} from "../../../../test/content-check/check-files";

const cases: BadInput[] = [
  // values that the schema rejects
  [
    "a number instead of a text",
    replace("data/site.json", '"78700"', "78700"),
    "data/site.json address.postalCode | 78700 | a text in quotes",
  ],
  [
    "a mistyped field",
    replace("data/gallery.json", '"alt"', '"atl"'),
    [
      "data/gallery.json alt | nothing: the field is missing | a text in quotes",
      'data/gallery.json atl | an unknown field "atl" with "A doodle after a bath" | only the fields name, alt, caption, sample | did you mean "alt"?',
    ],
  ],
  [
    "an empty alt text",
    replace("data/gallery.json", "A doodle after a bath", ""),
    'data/gallery.json alt | "" | a few words that describe the picture',
  ],
  [
    "a review's number that GraphQL can't store",
    replace("data/reviews.json", '"id": 2', '"id": 2147483648'),
    "data/reviews.json id | 2147483648 | a number of at most 1000000000",
  ],
  [
    "a weight whose larger number comes first",
    replace("data/dog-sizes.json", "0-14 lbs", "14-0 lbs"),
    'data/dog-sizes.json range | "14-0 lbs" | the smaller weight first, like 14-30 lbs',
  ],
  [
    "two tags with one page",
    replace("content/blog/teeth/index.mdx", "[teeth]", '["C++", "c#"]'),
    'content/blog/teeth/index.mdx tags (2nd) | "c#" | a tag with other letters or digits than “C++” | delete one of the two',
  ],
  [
    "a text of which nobody sees anything",
    replace("data/team.json", '"Groomer"', '"\u00ad\u3164"'),
    'data/team.json role | "\u00ad\u3164" | some text',
  ],
  [
    "an empty list",
    replace("data/site.json", '[\n    "Austin",\n    "Kyle"\n  ]', "[]"),
    "data/site.json serviceArea | an empty list [] | at least 1 entry",
  ],
  [
    "a description that is too long",
    replace("data/site.json", "A shop for shaggy dogs.", "A".repeat(170)),
    'data/site.json description | "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA…" | at most 160 characters',
  ],
  [
    "a service with both kinds of prices",
    replace("data/prices.json", '"everySize"', '"sizes": [], "everySize"'),
    [
      "data/prices.json:18 | fields in braces { id, label, sizes, everySize } | prices in “Sizes” or in “One price for every size”, not in both | keep one of them",
      "data/prices.json sizes | 0 rows, none for small and large | a row for each dog size: small, large",
    ],
  ],
  // texts in another format
  [
    "a phone number without its area code",
    replace("data/site.json", "(512) 555-0242", "555-0242"),
    'data/site.json phone | "555-0242" | a US phone number with its area code, like (512) 555-0142',
  ],
  [
    "a URL without https",
    replace("data/site.json", "https://feed.com", "http://feed.com"),
    'data/site.json neighbor.url | "http://feed.com" | a web address that starts with https://',
  ],
  [
    "a mistyped weekday",
    replace("data/hours.json", "Tuesday", "Teusday"),
    [
      "data/hours.json:1 | 7 records, none for Tuesday | one record each for Monday, Tuesday, Wednesday, Thursday, Friday, Saturday and Sunday",
      'data/hours.json day | "Teusday" | "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday" or "Sunday" | did you mean "Tuesday"?',
    ],
  ],
  [
    "a weekday with a letter that looks like another one",
    replace("data/hours.json", "Monday", "\u041conday"),
    [
      "data/hours.json:1 | 7 records, none for Monday | one record each for Monday, Tuesday, Wednesday, Thursday, Friday, Saturday and Sunday",
      'data/hours.json day | "\u041conday", which contains “\u041c”, a letter of another alphabet that looks like “M”, | "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday" or "Sunday" | did you mean "Monday"?',
    ],
  ],
  [
    "hours in another spelling",
    replace("data/hours.json", "10:00 am to 6:00 pm", "9am - 5pm"),
    'data/hours.json hours | "9am - 5pm" | "9:00 am to 5:00 pm"',
  ],
  [
    "a phone number in another spelling",
    replace("data/site.json", "(512) 555-0242", "512.555.0242"),
    'data/site.json phone | "512.555.0242" | "(512) 555-0242"',
  ],
  [
    "days in another spelling",
    all(
      replace("content/pages/terms.mdx", "2025-05-02", "May 2nd, 2025"),
      replace("data/closed-days.json", "December 25", "12/25"),
      replace("data/reviews.json", "May 2025", "Nov 30 2024"),
    ),
    [
      'content/pages/terms.mdx lastModified | "May 2nd, 2025" | "2025-05-02"',
      'data/closed-days.json date | "12/25" | "December 25"',
      'data/reviews.json date | "Nov 30 2024" | "November 30, 2024"',
    ],
  ],
  [
    "ambiguous hours",
    replace("data/hours.json", "10:00 am to 6:00 pm", "10-6"),
    'data/hours.json hours | "10-6" | am or pm after each time | if you mean 10:00 am to 6:00 pm, write that',
  ],
  [
    "a text instead of hours",
    replace("data/hours.json", "10:00 am to 6:00 pm", "call us"),
    'data/hours.json hours | "call us" | hours like 9:00 am to 5:00 pm, or Closed, or By appointment',
  ],
  [
    "a day that doesn't exist",
    replace("data/closed-days.json", "December 25", "December 32"),
    'data/closed-days.json date | "December 32" | a day like December 24, or with its year if you close only once. If you close every Sunday, write Closed in the opening hours',
  ],
  [
    "a review's date in another format",
    replace("data/reviews.json", "May 2025", "Nov 31 2024"),
    'data/reviews.json date | "Nov 31 2024" | a day, a month with its year, or an award, like January 12, 2026',
  ],
  [
    "a review's source without a capital letter",
    replace("data/reviews.json", '"May 2025"', '"May 2025", "source": { "name": "google" }'),
    'data/reviews.json source.name | "google" | a name that starts with a capital letter, like Google, or words that start with in, at, by or from, like in the shop',
  ],
  [
    "more than five stars",
    replace(
      "data/reviews.json",
      '"May 2025"',
      '"May 2025", "source": { "name": "Yelp", "stars": 6 }',
    ),
    "data/reviews.json source.stars | 6 | a number of at most 5",
  ],
  [
    "an email address without @",
    replace("data/team.json", "dana@shaggy.com", "dana.shaggy.com"),
    'data/team.json email | "dana.shaggy.com" | an email address, like hello@shop.com',
  ],
  [
    "an id with spaces and capital letters",
    replace("data/walk-in.json", "nail-trim", "Nail Trim"),
    'data/walk-in.json id | "Nail Trim" | lower-case letters, digits and single hyphens, like nail-trim',
  ],
  // amounts that can't be charged
  [
    "an amount with three decimals",
    replace("data/walk-in.json", "18", "18.555"),
    "data/walk-in.json price | 18.555 | an amount with at most two decimals, like 18 or 18.50",
  ],
  [
    "an amount of 0",
    replace("data/packages.json", "35", "0"),
    "data/packages.json price.starting | 0 | an amount above 0",
  ],
  [
    "a starting price of 0",
    replace("data/walk-in.json", '"price": 18', '"price": 0, "andUp": true'),
    "data/walk-in.json andUp | true | “And up” only for a price above 0 | write a price, or switch “And up” off",
  ],
  [
    "a card that costs less with add-ons",
    replace("data/packages.json", '"addons": 100', '"addons": 20'),
    "data/packages.json price.addons | 20 | a price that isn’t below “From” | correct one of the two prices",
  ],
];

test.each(cases)(
  "%s: the owner reads what is wrong, where, and what to do",
  async (_, change, errors) => {
    expect(await readErrors(change)).toEqual([errors].flat());
  },
);

test("a post needs no tags, and a team member no photo and no email address", async () => {
  const member = { name: "Ada Byron", role: "Groomer", bio: "Ada cuts hair." };
  const withoutOptional = all(
    replace("content/blog/teeth/index.mdx", "tags: [teeth]\n", ""),
    write("data/team.json", JSON.stringify([member])),
  );
  expect(await readErrors(withoutOptional)).toEqual([]);
});
