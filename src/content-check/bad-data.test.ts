import {
  readErrors,
  remove,
  replace,
  write,
  type BadInput,
} from "../../test/content-check/check-files";

const cases: BadInput[] = [
  // that can't be read
  [
    "a missing comma between fields",
    replace("data/site.json", '"established": 2020,', '"established": 2020'),
    'data/site.json:4 | "description" | a comma between this and what stands before it',
  ],
  [
    "a missing comma between records",
    replace("data/gallery.json", "},", "}"),
    "data/gallery.json:6 | { | a comma between this and what stands before it",
  ],
  [
    "a missing closing bracket",
    replace("data/promotions.json", "]", ""),
    "data/promotions.json:1 | the end of the line | a ] at the end of the list",
  ],
  [
    "a field twice in a record",
    replace("data/walk-in.json", '"price": 18', '"price": 18,\n    "price": 20'),
    'data/walk-in.json:6 price | "price" for the second time, after line 5 | each field once in a record',
  ],
  [
    "an empty file",
    write("data/faq.json", ""),
    "data/faq.json:1 | the end of the line | a value; the last one has no comma behind it",
  ],
  [
    "a missing file",
    remove("data/reviews.json"),
    "data/reviews.json | no such file | the list of all records of the kind 'review' | bring it back from an earlier version, or write [] into it for an empty list",
  ],
  [
    "one record where a list belongs",
    write("data/closed-days.json", '{ "name": "Christmas Day", "date": "December 25" }'),
    "data/closed-days.json:1 | fields in braces { name, date } | a list of records in square brackets [ ] | put [ before the first record and ] after the last",
  ],
  // that their definition doesn't accept
  [
    "a number where a text belongs",
    replace("data/site.json", '"78700"', "78700"),
    "data/site.json:13 address.postalCode | 78700 | a text in quotes",
  ],
  [
    "a mistyped field",
    replace("data/gallery.json", '"alt"', '"atl"'),
    [
      "data/gallery.json:2 alt | nothing: the field is missing | a text in quotes",
      'data/gallery.json:4 atl | an unknown field "atl" with "A doodle after a bath" | only the fields name, alt, caption, sample | did you mean "alt"?',
    ],
  ],
  [
    "a missing alt text",
    replace("data/gallery.json", ',\n    "alt": "A doodle after a bath"', ""),
    "data/gallery.json:2 alt | nothing: the field is missing | a text in quotes",
  ],
  [
    "an empty alt text",
    replace("data/gallery.json", "A doodle after a bath", ""),
    'data/gallery.json:4 alt | "" | a few words that describe the picture',
  ],
  [
    "an alt text of one letter",
    replace("data/gallery.json", "A doodle after a bath", "A"),
    'data/gallery.json:4 alt | "A" | a few words that describe the picture',
  ],
  [
    "a text where a list belongs",
    replace("data/site.json", '[\n    "Austin",\n    "Kyle"\n  ]', '"Austin"'),
    'data/site.json:15 serviceArea | "Austin" | a list in square brackets [ ]',
  ],
  [
    "an empty list",
    replace("data/site.json", '[\n    "Austin",\n    "Kyle"\n  ]', "[]"),
    "data/site.json:15 serviceArea | an empty list [] | at least 1 entry",
  ],
  [
    "a description that is too long",
    replace("data/site.json", "A shop for shaggy dogs.", "A".repeat(170)),
    'data/site.json:4 description | "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA…" | at most 160 characters',
  ],
  [
    "true in quotes",
    replace("data/gallery.json", '"doodle.jpg"', '"doodle.jpg",\n    "sample": "true"'),
    'data/gallery.json:4 sample | "true" | true or false, without quotes',
  ],
  [
    "a service with both kinds of prices",
    replace("data/prices.json", '"everySize"', '"sizes": [], "everySize"'),
    [
      'data/prices.json:18 | fields in braces { id, label, sizes, everySize } | either the field "sizes" or the field "everySize" | keep one of them',
      "data/prices.json:21 sizes | 0 rows, none for small and large | a row for each dog size: small, large | add small and large",
    ],
  ],
  [
    "a review that has no id and no author",
    replace(
      "data/reviews.json",
      '"id": 1,\n    "text": "My dog smells of flowers.",\n    "author": "Maria G.",',
      '"text": "My dog smells of flowers.",',
    ),
    [
      "data/reviews.json:2 id | nothing: the field is missing | a number, without quotes",
      "data/reviews.json:2 author | nothing: the field is missing | a text in quotes",
    ],
  ],
  // texts in another form
  [
    "a phone number in another form",
    replace("data/site.json", "(512) 555-0242", "512-555-0242"),
    'data/site.json:6 phone | "512-555-0242" | a phone number written like',
  ],
  [
    "an address without https",
    replace("data/site.json", "https://feed.com", "http://feed.com"),
    'data/site.json:21 neighbor.url | "http://feed.com" | a web address that starts with https://',
  ],
  [
    "a page without slashes",
    replace("data/navigation.json", "/faq/", "FAQ"),
    'data/navigation.json:5 header (1st).href | "FAQ" | a page of this site, like /locations/',
  ],
  [
    "a mistyped weekday",
    replace("data/hours.json", "Tuesday", "Teusday"),
    'data/hours.json:8 day | "Teusday" | "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday" or "Sunday" | did you mean "Tuesday"?',
  ],
  [
    "hours in another form",
    replace("data/hours.json", "10:00 am to 6:00 pm", "10am - 6pm"),
    'data/hours.json:4 hours | "10am - 6pm" | hours like 10:00 am to 6:00 pm, or Closed',
  ],
  [
    "a day that no calendar has",
    replace("data/closed-days.json", "December 25", "December 32"),
    'data/closed-days.json:4 date | "December 32" | a day like December 24',
  ],
  [
    "a review's day in another form",
    replace("data/reviews.json", "May 2025", "Nov 15 2024"),
    'data/reviews.json:12 date | "Nov 15 2024" | a day like January 12, 2026, a month like January 2026, or the name of an award like 2024 Winner',
  ],
  [
    "words for a review's day that mean another one later",
    replace("data/reviews.json", "May 2025", "last week"),
    'data/reviews.json:12 date | "last week" | a day like January 12, 2026, a month like January 2026, or the name of an award like 2024 Winner',
  ],
  [
    "a review's source without a capital letter",
    replace("data/reviews.json", '"May 2025"', '"May 2025", "source": { "name": "google" }'),
    'data/reviews.json:12 source.name | "google" | a name like Google, with a capital letter, or words that begin with in, at, by or from, like in the shop',
  ],
  [
    "a review's address without https, and more stars than there are",
    replace(
      "data/reviews.json",
      '"May 2025"',
      '"May 2025", "source": { "name": "Yelp", "url": "www.yelp.com/biz/paw", "stars": 6 }',
    ),
    [
      'data/reviews.json:12 source.url | "www.yelp.com/biz/paw" | a web address that starts with https://',
      "data/reviews.json:12 source.stars | 6 | a number of at most 5",
    ],
  ],
  [
    "an icon that can't be drawn",
    replace("data/social-links.json", '"facebook"', '"facebok"'),
    'data/social-links.json:5 icon | "facebok" | "facebook", "instagram", "tiktok", "youtube", "pinterest", "threads", "x", "bluesky", "mastodon", "snapchat", "whatsapp", "messenger", "google", "tripadvisor", "linkedin", "reddit", "tumblr", "vimeo", "twitch" or "linktree" | did you mean "facebook"?',
  ],
  [
    "an email address without @",
    replace("data/team.json", "dana@shaggy.com", "dana.shaggy.com"),
    'data/team.json:4 email | "dana.shaggy.com" | an email address, like hello@shop.com',
  ],
  [
    "an id with blanks and capitals",
    replace("data/walk-in.json", "nail-trim", "Nail Trim"),
    'data/walk-in.json:3 id | "Nail Trim" | lower-case letters, digits and single hyphens, like nail-trim',
  ],
  // amounts that can't be charged
  [
    "an amount in quotes",
    replace("data/packages.json", '"starting": 35', '"starting": "35"'),
    'data/packages.json:7 price.starting | "35" | a number, without quotes',
  ],
  [
    "an amount with dollar sign, in quotes",
    replace("data/walk-in.json", "18", '"$18.50"'),
    'data/walk-in.json:5 price | "$18.50" | a number, without quotes',
  ],
  [
    "an amount with a comma before the cents, in quotes",
    replace("data/walk-in.json", "18", '"$38,50"'),
    'data/walk-in.json:5 price | "$38,50" | a number, without quotes',
  ],
  [
    "an amount with three decimals",
    replace("data/walk-in.json", "18", "18.555"),
    "data/walk-in.json:5 price | 18.555 | dollars with at most two decimals, like 18 or 18.50",
  ],
  [
    "an amount of nothing",
    replace("data/walk-in.json", "18", "0"),
    "data/walk-in.json:5 price | 0 | an amount above 0",
  ],
  [
    "a card that costs less with add-ons",
    replace("data/packages.json", '"addons": 100', '"addons": 20'),
    'data/packages.json:8 price.addons | 20 | a price "addons" that is not below "starting" | correct one of the two prices',
  ],
  // tables that don't fit sizes and coats
  [
    "a dog size without price",
    replace(
      "data/prices.json",
      ',\n      {\n        "size": "large",\n        "short": 42,\n        "long": 43\n      }',
      "",
    ),
    "data/prices.json:5 sizes | 1 row, none for large | a row for each dog size: small, large | add large",
  ],
  [
    "a dog size that stands twice",
    replace("data/prices.json", '"size": "large"', '"size": "small"'),
    [
      "data/prices.json:5 sizes | 2 rows, none for large | a row for each dog size: small, large | add large",
      'data/prices.json:12 sizes (2nd).size | "small", already on line 7 | each dog size once | delete one of the two rows, or correct its size',
    ],
  ],
  [
    "an unknown dog size",
    replace("data/prices.json", '"size": "large"', '"size": "larg"'),
    'data/prices.json:12 sizes (2nd).size | "larg" | the id of a record in data/dog-sizes.json: small, large | did you mean "large"?',
  ],
  [
    "an unknown coat in a price table",
    replace("data/prices.json", '"short": 35', '"shrot": 35'),
    'data/prices.json:8 sizes (1st).shrot | an unknown field "shrot" with 35 | only the fields size, short, long, double | did you mean "short"?',
  ],
  [
    "a price for a coat that isn't offered",
    replace("data/prices.json", '"long": 39', '"long": 39,\n        "double": 41'),
    'data/prices.json:10 sizes (1st).double | a price for the coat "double" | prices for the coats of data/coat-types.json: short, long | delete the price, or bring "double" back in data/coat-types.json',
  ],
  [
    "an unknown coat for one price",
    replace("data/prices.json", '"long"\n', '"curly"\n'),
    'data/prices.json:24 everySize.coats (1st) | "curly" | the id of a record in data/coat-types.json: short, long | choose one of them, or add it to data/coat-types.json',
  ],
  // records that don't fit together
  [
    "an id used twice",
    replace("data/reviews.json", '"id": 2', '"id": 1'),
    "data/reviews.json:9 id | 1, already used on line 3 | an id that no other record of the file has | write another id, or delete one of the two records",
  ],
  [
    "a tile that leads to no price list",
    replace("data/service-tiles.json", '"to14"', '"to15"'),
    'data/service-tiles.json:4 priceList | "to15" | the slug of a record in data/price-lists.json: to14 | did you mean "to14"?',
  ],
  [
    "a price list with an unknown service",
    replace("data/price-lists.json", '"pawdicure"', '"facial"'),
    'data/price-lists.json:6 items (1st) | "facial" | the id of a record in data/service-items.json: pawdicure | choose one of them, or add it to data/service-items.json',
  ],
  [
    "a chat service with an unknown post",
    replace("data/chat-services.json", '"teeth"', '"nail-care"'),
    'data/chat-services.json:6 article | "nail-care" | the name of a folder in content/blog: teeth | write that post, or leave this field out',
  ],
  [
    "a chat service with a draft",
    replace("content/blog/teeth/index.mdx", "tags:", "draft: true\ntags:"),
    'data/chat-services.json:6 article | "teeth", which is a draft | a published post | delete draft: true in content/blog/teeth/index.mdx, or leave this field out until then',
  ],
  [
    "a missing weekday",
    replace(
      "data/hours.json",
      ',\n  {\n    "day": "Sunday",\n    "hours": "10:00 am to 6:00 pm",\n    "walkIn": "Ask us"\n  }',
      "",
    ),
    "data/hours.json:1 | 6 records, none for Sunday | 7 records, one each for Monday, Tuesday, Wednesday, Thursday, Friday, Saturday and Sunday | add Sunday",
  ],
  [
    "a weekday that stands twice",
    replace("data/hours.json", "Tuesday", "Monday"),
    [
      "data/hours.json:1 | 7 records, none for Tuesday | 7 records, one each for Monday, Tuesday, Wednesday, Thursday, Friday, Saturday and Sunday | add Tuesday",
      'data/hours.json:8 day | "Monday", already used on line 3 | a day that no other record of the file has | write another day, or delete one of the two records',
    ],
  ],
  // facts that can't be filled in
  [
    "an unknown fact",
    replace("data/faq.json", "price.bath.small.short", "price.bath.smal.short"),
    'data/faq.json:5 answer | the fact "price.bath.smal.short" | the name of a fact: {name}, {phone}, {email}, {established}, {sales-tax}, {service-area}, {address}, {neighbor}, {hours}, {open-days}, {opening-days}, {opening-hours}, {hours.…}, {closed-days}, {price.…}, {package.…}, {notice} | did you mean "price.bath.small.short"?',
  ],
  [
    "a fact by a longer word",
    replace("data/faq.json", "price.bath.small.short", "telephone"),
    'data/faq.json:5 answer | the fact "telephone" | the name of a fact: {name}, {phone}, {email}, {established}, {sales-tax}, {service-area}, {address}, {neighbor}, {hours}, {open-days}, {opening-days}, {opening-hours}, {hours.…}, {closed-days}, {price.…}, {package.…}, {notice} | choose one of them, or add it to data/facts.json',
  ],
  [
    "a fact by a shorter word",
    replace("data/faq.json", "price.bath.small.short", "opening"),
    'data/faq.json:5 answer | the fact "opening" | the name of a fact: {name}, {phone}, {email}, {established}, {sales-tax}, {service-area}, {address}, {neighbor}, {hours}, {open-days}, {opening-days}, {opening-hours}, {hours.…}, {closed-days}, {price.…}, {package.…}, {notice} | choose one of them, or add it to data/facts.json',
  ],
  [
    "a fact that nothing is like",
    replace("data/faq.json", "price.bath.small.short", "parking"),
    'data/faq.json:5 answer | the fact "parking" | the name of a fact: {name}, {phone}, {email}, {established}, {sales-tax}, {service-area}, {address}, {neighbor}, {hours}, {open-days}, {opening-days}, {opening-hours}, {hours.…}, {closed-days}, {price.…}, {package.…}, {notice} | choose one of them, or add it to data/facts.json',
  ],
  [
    "an unclosed brace",
    replace("data/home.json", "{name}", "{name"),
    "data/home.json:4 hero.welcome | a single brace: Welcome to {name. | braces in pairs around the name of a fact, like {phone} | close the brace, or delete it",
  ],
  [
    "a fact with the name of another",
    replace("data/facts.json", '"notice"', '"phone"'),
    'data/facts.json:3 id | "phone" | an id other than hours, open-days, opening-days, opening-hours, closed-days, name, phone, email, established, sales-tax, service-area, address, neighbor | write another id: that fact has its place elsewhere in data/',
  ],
  // places that nobody would find
  [
    "a pin north of the pole",
    replace("data/site.json", '"latitude": 30.16', '"latitude": 300'),
    "data/site.json:25 map.latitude | 300 | a latitude in degrees, from -90 to 90",
  ],
  [
    "latitude and longitude in each other's place",
    replace(
      "data/site.json",
      '"latitude": 30.16,\n    "longitude": -97.83',
      '"latitude": -97.83,\n    "longitude": 30.16',
    ),
    "data/site.json:25 map.latitude | -97.83 | a latitude in degrees, from -90 to 90",
  ],
  [
    "a pin as maps write it",
    replace("data/site.json", '"longitude": -97.83', '"longitude": "97.83° W"'),
    'data/site.json:26 map.longitude | "97.83° W" | a number, without quotes',
  ],
  [
    "a pin without its longitude",
    replace("data/site.json", '30.16,\n    "longitude": -97.83', "30.16"),
    "data/site.json:24 map.longitude | nothing: the field is missing | a number, without quotes",
  ],
  [
    "directions that don't name the neighbor",
    replace("data/site.json", "Look for {neighbor}.", "In front of the feed store."),
    'data/site.json:22 neighbor.directions | "In front of the feed store." | a sentence with {neighbor} in it',
  ],
];

test.each(cases)(
  "a data file with mistakes, %s: says what is wrong, where, and what to do",
  async (_, change, says) => {
    expect(await readErrors(change)).toEqual([says].flat());
  },
);
