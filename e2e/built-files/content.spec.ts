import { readFileSync } from "node:fs";
import { reviewsPerPage } from "../../src/lib/constants";
import { postDataPath } from "../../src/lib/links/routes";
import { builtSite, fullSite } from "../../test/builds/sites.mjs";
import { posts } from "../support/blog-posts";
import { content } from "../support/content";
import { expect, slow, test } from "../support/fixtures";
import { routes } from "../support/routes";
import { decodeHtml, findMissingText, readHtml, readMainText } from "./page-text";

/* Tests that the queries return all data. Component tests check how the pages show it. */

const { home, site } = content;
/** Directions with the neighbor's name as a link: the text after it is a separate word. */
const directionsShown =
  site.neighbor?.directions.replace("{neighbor}", `${site.neighbor.name} `) ?? "no neighbor";
const facts = (...ids: string[]) =>
  ids.map((id) => content.facts.find((fact) => fact.id === id)?.value ?? `no fact ${id}`);
/** Skips texts with facts, which the pages show with their values. */
const hasNoFact = (text: string) => !/[{}]/.test(text);

const priceLists = content.priceLists.map(({ slug, title, items }): [string, string[]] => [
  `/${slug}/`,
  [
    title,
    ...items.map((id) => {
      const item = content.serviceItems.find((one) => one.id === id);
      return `${item?.name} ${item?.description} $${item?.price}`;
    }),
    ...content.serviceTiles.map(({ label }) => label),
    site.address.street,
  ],
]);

const expected: [route: string, ...texts: string[][]][] = [
  [
    "/",
    [content.home.hero.title, content.home.hero.welcome, ...site.serviceArea],
    content.reviews
      .slice(0, reviewsPerPage)
      .flatMap(({ author, date, text }) => [author, date, text]),
    [home.gallery, home.team, home.pricing, home.reviews, home.location].map(
      ({ heading }) => heading,
    ),
    content.packages.flatMap(({ name, price, features }) => [
      `${name} from $${price.starting} $${price.addons} with add-ons`,
      ...features,
    ]),
    content.team.flatMap(({ name, role, bio, email = "" }) => [name, role, bio, email]),
    [site.address.street, site.address.postalCode, directionsShown],
    content.hours.map(({ day }) => day), // a closed day of the coming week replaces the hours
    ...content.closedDays.map(({ name }) => [name]), // the next one is first
  ],
  [
    "/services/",
    [
      "Our Services",
      ...content.serviceTiles.flatMap(({ label, description }) => [label, description]),
      "The price for your dog",
      "All prices",
    ],
    content.prices.map(({ label }) => label), // the visual tests compare their amounts
  ],
  ...priceLists,
  [
    "/locations/",
    [site.address.street, "Book Now", site.phone, site.email, "10:00 am to 6:00 pm"],
    ...content.closedDays.map(({ name }) => [name]), // the next one is first
    ...content.locations.map(({ introduction, neighborhoods, reasons }) => [
      introduction,
      ...neighborhoods.map(({ name, minutes }) => `${name} ${minutes} min`),
      ...reasons,
    ]),
    content.locations.map(({ introduction }) => introduction),
  ],
  ["/reviews/", content.reviews.flatMap(({ author, text }) => [author, text])],
  ["/faq/", content.faq.map(({ question }) => question)],
  ["/sales/", ["No promotions right now", `Call ${site.phone}`]],
  ["/contact/", [site.phone, site.email, site.address.street]],
  ["/privacy/", ["Privacy"]],
  [
    "/terms/",
    facts("minimum-age"),
    facts("referral-discount", "referral-window"),
    facts("discount-deadline"),
    [site.email],
  ],
  ["/blog/", posts.flatMap(({ category, title, preview }) => [category, title, preview])],
  [
    "/blog/tag/safety/",
    posts.filter(({ tags = [] }) => tags.includes("safety")).map(({ title }) => title),
  ],
  ...posts.map(({ path, title, category, author, tags = [] }): [string, string[]] => [
    path,
    [title, category, `By ${author}`, "min read", ...tags],
  ]),
  ["/blog/april-deshedding/", ["We took $3 off deshedding in April 2024."]],
];

test("the pages contain all content in order", () => {
  for (const [route, ...texts] of expected)
    for (const list of texts)
      expect(findMissingText(readMainText(route), list.filter(hasNoFact)), route).toBeUndefined();
});

/** What optional fields and pages of `full-data.mjs` add. */
const optional: [route: string, texts: string[]][] = [
  [
    "/",
    ["How a Visit Goes", "One visit, two dogs", "Pick up", "When we call.", "Your First Visit"],
  ],
  ["/contact/", ["Your First Visit", "(512) 555-0177", "our door is the green one"]],
  ["/services/", ["Curly"]],
  ["/sales/", ["Ten dollars off a first full groom", "One dog, one visit"]],
  ["/first-visit/", ["Your First Visit", "What to bring", "Book Now"]],
];

test("the pages contain all optional content", slow, () => {
  for (const [route, texts] of optional)
    expect(findMissingText(readMainText(route, fullSite), texts), route).toBeUndefined();
});

test("no page contains an unresolved fact or a typed apostrophe, and each has one h1", () => {
  for (const route of routes) {
    expect(readMainText(route), route).not.toMatch(/\p{L}'\p{L}/u);
    expect(readMainText(route), route).not.toMatch(/\{[a-z.-]+\}/);
    expect(readHtml(route).match(/<h1\b/g), route).toHaveLength(1);
  }
});

test("a post's page has the data of the file for the dialog and the chat", () => {
  const read = (path: string) =>
    JSON.parse(readFileSync(builtSite.folder + path, "utf8")) as unknown;
  for (const { path } of posts) {
    const page = read(`/page-data${path}page-data.json`);
    const post = read(postDataPath(path));
    expect(page, path).toHaveProperty("result.data.post", post);
  }
});

test("the feed contains the preview of each post, newest first", () => {
  const feed = readFileSync(`${builtSite.folder}/rss.xml`, "utf8");
  const [, ...items] = feed.split("<item>");
  expect(items).toHaveLength(posts.length);
  for (const [index, { path, preview }] of posts.entries()) {
    expect(items[index]).toContain(`<link>${new URL(path, site.url).href}</link>`);
    expect(items[index]).toMatch(/<pubDate>.* 1[78]:00:00 GMT</); // noon in Austin
    expect(decodeHtml(items[index] ?? "")).toContain(preview);
  }
});
