import { readFileSync } from "node:fs";
import { collectionNames } from "../../content/model/names";
import { collections } from "../../content/model/collections";
import { describeFound, type ErrorText } from "../../content/check/errors";
import { findErrors, toOwnerMessage } from "./check-project";

jest.mock("../../../data/coat-types.json", () => [{ id: "long", label: "Long hair" }]);
jest.mock("../../../data/dog-sizes.json", () => [{ id: "small", label: "Small" }]);

const addresses = { routes: ["/", "/services/", "/faq/"], files: [] };
const post = "content/blog/ticks/index.mdx";

/** The front matter of a post of the test site. */
const [head = ""] =
  /^---\n[^]*?\n---\n/.exec(readFileSync("test/site/content/blog/flea-alert/index.mdx", "utf8")) ??
  [];

/** A post with a text and an additional field. */
const article = (body: string, field = "") => `${head.replace("\n", `\n${field}`)}\n${body}\n`;

/** The test site with an additional post. */
const files = new Map([
  ...collectionNames
    .filter((name) => collections[name].kind !== "mdx")
    .map((name) => collections[name].source)
    .map((source) => [source, readFileSync(`test/site/${source}`, "utf8")] as const),
  [post, article("Short grass has fewer.")] as const,
]);

const errorsOf = (path: string, text: string, texts: ReadonlyMap<string, string> = files) =>
  findErrors(texts, path, text, addresses, "2026-06-01");

const found = (...parameters: Parameters<typeof errorsOf>) =>
  errorsOf(...parameters).map(describeFound);

const messages = (...parameters: Parameters<typeof errorsOf>) => [
  ...new Set(errorsOf(...parameters).map(toOwnerMessage)),
];

const edited = (path: string, change: (records: Record<string, unknown>[]) => unknown) => {
  const records = JSON.parse(files.get(path) ?? "") as Record<string, unknown>[];
  return JSON.stringify(change(records) ?? records);
};

test.each([
  ["a link to no page", "[Prices](/servces/)", ["the link /servces/, which leads to no page"]],
  ["a link to a page", "[Prices](/services/)", []],
  ["an unknown fact", "{nope}", ['the fact "nope"']],
  ["a link to itself", "[Here](/blog/ticks/)", []],
  ["a drawing", "![A pink towel](towel.svg)", ['"towel.svg"']],
])("checks a post with %s", (_, body, errors) => {
  expect(found(post, article(body))).toEqual(errors);
});

test("a saved post can be linked; a draft can't", () => {
  const other = "content/blog/fleas/index.mdx";
  const link = article("[Ticks](/blog/ticks/)");
  expect(found(other, link)).toEqual([]);
  const withDraft = new Map(files).set(post, article("Short.", "draft: true\n"));
  expect(found(other, link, withDraft)).toHaveLength(1);
});

test("a fact that a text uses can't be deleted; an old error elsewhere doesn't prevent saving", () => {
  const text = article("From {minimum-age} on");
  const all = new Map(files).set(post, text);
  const without = edited("data/facts.json", (facts) =>
    facts.filter(({ id }) => id !== "minimum-age"),
  );
  expect(found("data/facts.json", without, all)).toContain('the fact "minimum-age"');
  const broken = new Map(files).set(post, article("[Prices](/servces/)"));
  expect(found("data/facts.json", files.get("data/facts.json") ?? "", broken)).toEqual([]);
});

test("a day that is over is refused if this edit has added or changed it", () => {
  const path = "data/closed-once.json";
  const vacation = (...dates: string[]) =>
    JSON.stringify(dates.map((date) => ({ name: "Vacation", date })));
  const old = new Map(files).set(path, vacation("May 1, 2025", "May 2, 2025"));
  const refused = (...dates: string[]) => found(path, vacation(...dates), old);
  expect(refused("June 1, 2026", "May 2, 2025")).toEqual([]);
  expect(refused("May 1, 2025", "May 2, 2025", "May 31, 2026")).toEqual(['"May 31, 2026"']);
  expect(errorsOf(path, vacation("May 3, 2025"), old).map(toOwnerMessage)).toEqual([
    "Closed once, “May 3, 2025: Vacation”, Date: “May 3, 2025” can’t be used here. Write a day or month that isn’t over.",
  ]);
});

test("an entry that is over is refused if this edit has changed it, and stays if not", () => {
  const path = "data/promotions.json";
  const offer = { id: "may", title: "Baths", description: "Half off", terms: "Once" };
  const over = { ...offer, validUntil: "2026-05-31" };
  const old = new Map(files).set(path, JSON.stringify([over]));
  const reordered = Object.fromEntries(Object.entries(over).toReversed());
  const added = { ...over, id: "june", validUntil: "2026-06-01" };
  expect(found(path, JSON.stringify([added, reordered]), old)).toEqual([]);
  expect(messages(path, JSON.stringify([{ ...over, title: "Cuts" }]), old)).toEqual([
    "Promotions, “Cuts, until 2026-05-31”, Valid until: “May 31, 2026” can’t be used here. Write a day or month that isn’t over.",
  ]);
});

test("a notice is over at its minute, and a day of changed hours while the notice goes on isn't", () => {
  const path = "data/notice.json";
  const notice = { text: "Ice", kind: "late", from: "2026-05-30T07:00", until: "2026-06-01T20:00" };
  const changedHours = [{ date: "2026-05-30", hours: "Closed" }];
  const old = new Map(files).set(path, JSON.stringify([{ ...notice, changedHours }]));
  const edited = JSON.stringify([{ ...notice, text: "Still ice", changedHours }]);
  const at = (now: string) =>
    findErrors(old, path, edited, addresses, now).map(toOwnerMessage).join("\n");
  expect(at("2026-06-01T19:59")).toBe("");
  expect(at("2026-06-01T20:01")).toBe(
    "Notice on every page, “Still ice”, Shows until: “June 1, 2026, 8:00 PM” can’t be used here. Write a time that isn’t over.",
  );
});

const photos = (...names: string[]) =>
  JSON.stringify(names.map((name) => ({ name, alt: "A wet dog" })));

test.each([
  ["banner.webp", "“banner.webp” can’t be used here. Write a name without “banner”"],
  ["my-ad.webp", "Write a name without “ad”"],
  ["rex.svg", "Write a name of lower-case letters, digits and single hyphens"],
  ["golden.webp", "Write another name, because another photo has this one"],
])("a new photo can't have the name %s, which the build would refuse", (name, message) => {
  const path = "data/gallery.json";
  const old = new Map(files).set(path, photos("old-ad.webp", "golden.png"));
  expect(messages(path, photos(name, "old-ad.webp"), old)).toEqual([
    expect.stringMatching(/^Photos, “A wet dog”, Photo: .*Press the pencil next to its name\.$/),
  ]);
  expect(messages(path, photos(name, "old-ad.webp"), old)[0]).toContain(message);
  expect(messages(path, photos("rex.webp", "old-ad.webp"), old)).toEqual([]);
});

test("a label is the form's, and what another file still uses names its form", () => {
  const prices = files.get("data/prices.json")?.replace('"long": 43', '"long": -5') ?? "";
  expect(messages("data/prices.json", prices)).toEqual([
    expect.stringMatching(/^Prices by size and coat, “Bath”, Sizes > Small > Long hair: -5 can’t/),
  ]);
  const coats = edited("data/coat-types.json", (all) => all.filter(({ id }) => id !== "double"));
  expect(messages("data/coat-types.json", coats)).toContainEqual(
    expect.stringMatching(
      /^Prices by size and coat, “Bath”, .* first empty its prices in Prices by/,
    ),
  );
});

test("two new photos of the same name aren't saved, because one would be lost", () => {
  const reviews = (...images: string[]) =>
    edited("data/reviews.json", (all) => images.map((image, index) => ({ ...all[index], image })));
  const old = new Map(files).set("data/reviews.json", reviews("rex.webp"));
  expect(messages("data/reviews.json", reviews("rex.webp", "rex.webp"), old)).toEqual([]);
  expect(messages("data/reviews.json", reviews("image.webp", "image.webp"), old)).toHaveLength(2);
});

test("an old error in the same file prevents saving, with the label in the editor's lists", () => {
  const other = "content/blog/fleas/index.mdx";
  const [, title = ""] = /^title: "?(.*?)"?$/m.exec(head) ?? [];
  const lost = article("A caf\ufffd visit.");
  expect(errorsOf(other, lost, new Map(files).set(other, lost))).toMatchObject([
    { record: `Blog posts, “${title}”`, found: expect.stringContaining("U+FFFD") as string },
  ]);
});

test.each<[ErrorText & { file?: string; field?: string }, message: string]>([
  [
    {
      file: "data/prices.json",
      field: "Sizes > Small > Long",
      code: "value",
      found: -5,
      expected: "35",
    },
    "“Bath”, Sizes > Small > Long: -5 can’t be used here. Write 35.",
  ],
  [
    { field: "Price > From", code: "value", found: true, expected: "a number" },
    "“Bath”, Price > From: true can’t be used here. Write a number.",
  ],
  [
    { field: "Name", code: "value", found: "", expected: "a name", fix: "for example Bath" },
    "“Bath”, Name: This field is empty. Write a name. For example Bath.",
  ],
  [
    { code: "value", found: "soon", expected: "a day like December 24" },
    "“Bath”: “soon” can’t be used here. Write a day like December 24.",
  ],
  [
    { code: "repeated", found: "Monday", firstLine: 3, expected: "another day for each record" },
    "“Bath”: “Monday” appears twice. Write another day for each record.",
  ],
  [
    { code: "draft", found: "ticks", expected: "a published post" },
    "“Bath”: “ticks” is a draft, which can’t be used here. Write a published post.",
  ],
  [
    { code: "no-text", expected: "the text that visitors read" },
    "“Bath”: The text is empty. Write the text that visitors read.",
  ],
  [
    { code: "unknown-link", found: "/nope/", expected: "a page" },
    "“Bath”: Found the link /nope/, which leads to no page. Expected a page. If it is new, wait until it is live.",
  ],
])("an error shows the form's labels: %j", (error, message) => {
  expect(toOwnerMessage({ file: "data/packages.json", record: "“Bath”", ...error })).toBe(message);
});
