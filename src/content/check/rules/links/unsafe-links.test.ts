import {
  all,
  checkChanged,
  replace,
  type Change,
} from "../../../../../test/content-check/check-files";

const bad = "https://shop@evil.example/";

const inText = (text: string) => replace("content/pages/terms.mdx", "Our terms.", text);
const inSite = (part: string, by: string) => replace("data/site.json", part, by);

/** Every field and text that can contain a URL. */
const fields: [field: string, change: (address: string) => Change, file: string][] = [
  ["the site's URL", (url) => inSite("https://www.shaggy.com", url), "data/site.json"],
  ["the neighbor", (url) => inSite("https://feed.com", url), "data/site.json"],
  ["the booking page", (url) => inSite('"https://booking.com"', `"${url}"`), "data/site.json"],
  ["the second booking page", (url) => inSite("https://booking.com/shaggy", url), "data/site.json"],
  ["the developer", (url) => inSite("https://team.com", url), "data/site.json"],
  [
    "the page for reviews",
    (url) => inSite('"established"', `"reviewUrl": "${url}", "established"`),
    "data/site.json",
  ],
  [
    "the contact form's service",
    (url) => inSite('"forms": {', `"forms": { "contactEndpoint": "${url}"`),
    "data/site.json",
  ],
  [
    "the newsletter's service",
    (url) => inSite('"forms": {', `"forms": { "newsletterEndpoint": "${url}"`),
    "data/site.json",
  ],
  [
    "the repository's host",
    (url) =>
      inSite(
        '"established"',
        `"repository": { "provider": "gitea", "name": "a/b", "branch": "main", "host": "${url}" }, "established"`,
      ),
    "data/site.json",
  ],
  [
    "a social network",
    (url) => replace("data/social-links.json", "https://facebook.com/shaggy", url),
    "data/social-links.json",
  ],
  [
    "a picture of another site",
    (url) => replace("data/reviews.json", "bow.png", url),
    "data/reviews.json",
  ],
  [
    "the source of a review",
    (url) =>
      replace(
        "data/reviews.json",
        '"id": 1',
        `"source": { "name": "Yelp", "url": "${url}" }, "id": 1`,
      ),
    "data/reviews.json",
  ],
  [
    "a price card's button",
    (url) => replace("data/packages.json", '"booking"', `"${url}"`),
    "data/packages.json",
  ],
  ["a link in a text", (url) => inText(`See [this](${url}).`), "content/pages/terms.mdx"],
  [
    "a link in angle brackets",
    (url) => inText(`See [this](<${url}> "Title").`),
    "content/pages/terms.mdx",
  ],
  [
    "a link definition",
    (url) => inText(`See [this][a] and [that][a].\n\n[a]: ${url} "Title"`),
    "content/pages/terms.mdx",
  ],
  ["a tag", (url) => inText(`See <a href="${url}">this</a>.`), "content/pages/terms.mdx"],
  [
    "a link in a box",
    (url) => inText(`<Callout title="A">\n\n- [this](${url})\n\n</Callout>`),
    "content/pages/terms.mdx",
  ],
  ["a picture in a text", (url) => inText(`![A towel](${url})`), "content/pages/terms.mdx"],
];

describe("a URL that hides its target", () => {
  it.each(fields)("is refused in %s", async (_, change, file) => {
    const { errors } = await checkChanged(change(bad));
    expect(errors.map((error) => error.file)).toEqual([file]);
  });

  it.each(fields)("is the only error in %s", async (field, change) => {
    const fine =
      field === "a picture in a text"
        ? "towel.jpg"
        : field.endsWith("service")
          ? "https://formspree.io/f/abcdwxyz"
          : "https://evil.example/";
    const { errors } = await checkChanged(change(fine));
    const { length } = errors.filter(({ found }) => !found.includes("towel.jpg"));
    expect(length).toBe(0);
  });

  it("is refused in an email address", async () => {
    const { errors } = await checkChanged(
      all(
        replace("data/team.json", "dana@shaggy.com", "dana@xn--80ak6aa92e.com"),
        inSite("hello@shaggy.com", "hello@xn--pypal-4ve.example"),
      ),
    );
    expect(errors.map(({ file, field }) => `${file} ${field}`)).toEqual([
      "data/site.json email",
      "data/team.json email",
    ]);
  });
});
