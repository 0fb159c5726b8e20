import { readErrors, replace, type BadInput } from "../../test/content-check/check-files";

const cases: BadInput[] = [
  [
    "a phone number in another form",
    replace("data/site.json", "(512) 555-0242", "512-555-0242"),
    `
data/site.json
  line 6 · site identity · phone
    found     "512-555-0242"
    expected  a phone number written like (512) 555-0142 (Phone number as shown, (512) 555-0142; for example "(512) 555-0142")
`,
  ],
  [
    "an address without https",
    replace("data/site.json", "https://feed.com", "http://feed.com"),
    `
data/site.json
  line 21 · site identity · neighbor.url
    found     "http://feed.com"
    expected  a web address that starts with https:// (Its website; for example "https://www.shop.com")
`,
  ],
  [
    "a page without slashes",
    replace("data/navigation.json", "/faq/", "FAQ"),
    `
data/navigation.json
  line 5 · navigation · header (1st).href
    found     "FAQ"
    expected  a page of this site, like /locations/ (for example "/locations/")
`,
  ],
  [
    "a mistyped weekday",
    replace("data/hours.json", "Tuesday", "Teusday"),
    `
data/hours.json
  line 8 · opening hours Teusday · day
    found     "Teusday"
    expected  "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday" or "Sunday"
    to fix    did you mean "Tuesday"?
`,
  ],
  [
    "hours in another form",
    replace("data/hours.json", "10:00 am to 6:00 pm", "10am - 6pm"),
    `
data/hours.json
  line 4 · opening hours Monday · hours
    found     "10am - 6pm"
    expected  hours like 10:00 am to 6:00 pm, or Closed (10:00 am to 6:00 pm, or Closed; for example "10:00 am to 6:00 pm")
`,
  ],
  [
    "a day that no calendar has",
    replace("data/closed-days.json", "December 25", "December 32"),
    `
data/closed-days.json
  line 4 · closed day December 32 · date
    found     "December 32"
    expected  a day like December 24 (each year), March 14, 2027 (once) or 4th Thursday of November; on a day of every week, the opening hours say Closed (December 24, or March 14, 2027, or 4th Thursday of November. Closed every Sunday? Write Closed into the opening hours; for example "December 24")
`,
  ],
  [
    "a review's day in another form",
    replace("data/reviews.json", "May 2025", "Nov 15 2024"),
    `
data/reviews.json
  line 12 · review 2 · date
    found     "Nov 15 2024"
    expected  a day like January 12, 2026, a month like January 2026, or the name of an award like 2024 Winner (January 12, 2026, or January 2026, or the name of an award; for example "January 12, 2026")
`,
  ],
  [
    "words for a review's day that mean another one later",
    replace("data/reviews.json", "May 2025", "last week"),
    `
data/reviews.json
  line 12 · review 2 · date
    found     "last week"
    expected  a day like January 12, 2026, a month like January 2026, or the name of an award like 2024 Winner (January 12, 2026, or January 2026, or the name of an award; for example "January 12, 2026")
`,
  ],
  [
    "a review's source without a capital letter",
    replace("data/reviews.json", '"May 2025"', '"May 2025", "source": { "name": "google" }'),
    `
data/reviews.json
  line 12 · review 2 · source.name
    found     "google"
    expected  a name like Google, with a capital letter, or words that begin with in, at, by or from, like in the shop (Google, Yelp, Nextdoor, Facebook …, or words like in the shop or by email; for example "Google")
`,
  ],
  [
    "a review's address without https, and more stars than there are",
    replace(
      "data/reviews.json",
      '"May 2025"',
      '"May 2025", "source": { "name": "Yelp", "url": "www.yelp.com/biz/paw", "stars": 6 }',
    ),
    `
data/reviews.json
  line 12 · review 2 · source.url
    found     "www.yelp.com/biz/paw"
    expected  a web address that starts with https:// (The review itself there, https://…; leave out if it has no address; for example "https://www.shop.com")
  line 12 · review 2 · source.stars
    found     6
    expected  a number of at most 5 (How many stars of five the client gave there; leave out where nobody gives stars)
`,
  ],
  [
    "an icon that can't be drawn",
    replace("data/social-links.json", '"facebook"', '"facebok"'),
    `
data/social-links.json
  line 5 · social link Facebook · icon
    found     "facebok"
    expected  "facebook", "instagram", "tiktok", "youtube", "pinterest", "threads", "x", "bluesky", "mastodon", "snapchat", "whatsapp", "messenger", "google", "tripadvisor", "linkedin", "reddit", "tumblr", "vimeo", "twitch" or "linktree" (The network's icon; leave out if it isn't among them, and its name is shown)
    to fix    did you mean "facebook"?
`,
  ],
  [
    "an email address without @",
    replace("data/team.json", "dana@shaggy.com", "dana.shaggy.com"),
    `
data/team.json
  line 4 · team member Dana H. · email
    found     "dana.shaggy.com"
    expected  an email address, like hello@shop.com (for example "hello@shop.com")
`,
  ],
  [
    "an id with blanks and capitals",
    replace("data/walk-in.json", "nail-trim", "Nail Trim"),
    `
data/walk-in.json
  line 3 · walk in service Nail Trim · id
    found     "Nail Trim"
    expected  lower-case letters, digits and single hyphens, like nail-trim
`,
  ],
];

describe("a text in another form than its definition asks for", () => {
  it.each(cases)("says of %s what to do", async (_, change, says) => {
    expect(await readErrors(change)).toBe(says);
  });
});
