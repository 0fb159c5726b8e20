import { readFileSync } from "node:fs";
import { collectionNames } from "../../content/model/names";
import { collections } from "../../content/model/collections";
import type { ErrorText } from "../../content/check/errors";
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
const files: ReadonlyMap<string, string> = new Map([
  ...collectionNames
    .filter((name) => collections[name].kind !== "mdx")
    .map((name) => collections[name].source)
    .map((source) => [source, readFileSync(`test/site/${source}`, "utf8")] as const),
  [post, article("Short grass has fewer.")] as const,
]);

const messages = (path: string, text: string, texts = files, now = "2026-06-01") =>
  findErrors(texts, path, text, addresses, now).map(toOwnerMessage);

const edited = (path: string, change: (records: Record<string, unknown>[]) => unknown) => {
  const records = JSON.parse(files.get(path) ?? "") as Record<string, unknown>[];
  return JSON.stringify(change(records) ?? records);
};

test.each([
  ["a link to no page", "[Prices](/servces/)", "the link /servces/, which leads to no page"],
  ["a link to a page, and to itself", "[Prices](/services/), [this](/blog/ticks/)", undefined],
  ["an unknown fact", "{nope}", 'the fact "nope"'],
  ["a drawing", "![A pink towel](towel.svg)", "“towel.svg” can’t be used"],
])("checks a post with %s", (_, body, message) => {
  const [first] = messages(post, article(body));
  expect(first).toEqual(message && expect.stringContaining(message));
});

test("a fact that a text uses can't be deleted; an old error elsewhere doesn't prevent saving", () => {
  const path = "data/facts.json";
  const all = new Map(files).set(post, article("From {minimum-age} on"));
  const without = edited(path, (facts) => facts.filter(({ id }) => id !== "minimum-age"));
  expect(messages(path, without, all).join()).toContain('the fact "minimum-age"');
  const broken = new Map(files).set(post, article("[Prices](/servces/)"));
  expect(messages(path, files.get(path) ?? "", broken)).toEqual([]);
});

const edit = (name: string, old: object[], records: object[], now?: string) => {
  const path = `data/${name}.json`;
  const before = new Map(files).set(path, JSON.stringify(old));
  return messages(path, JSON.stringify(records), before, now).join("\n");
};

test("a day that is over is refused if this edit has added it", () => {
  const vacation = (date: string) => ({ name: "Vacation", date });
  const old = [vacation("May 1, 2025"), vacation("May 2, 2025")];
  expect(edit("closed-once", old, [vacation("June 1, 2026"), ...old.slice(1)])).toBe("");
  expect(edit("closed-once", old, [...old, vacation("May 31, 2026")])).toBe(
    "Closed once, “May 31, 2026: Vacation”, Date: “May 31, 2026” can’t be used here. Write a day or month that isn’t over.",
  );
});

test("an entry that is over is refused if this edit has changed it", () => {
  const may = { id: "may", title: "Baths", description: "-", terms: "-", validUntil: "2026-05-31" };
  const reordered = Object.fromEntries(Object.entries(may).toReversed());
  expect(
    edit("promotions", [may], [{ ...may, id: "new", validUntil: "2026-06-01" }, reordered]),
  ).toBe("");
  expect(edit("promotions", [may], [{ ...may, title: "Cuts" }])).toBe(
    "Promotions, “Cuts, until 2026-05-31”, Valid until: “May 31, 2026” can’t be used here. Write a day or month that isn’t over.",
  );
});

test("a notice is over at its minute, and a day of changed hours while the notice goes on isn't", () => {
  const dates = { from: "2026-05-30T07:00", until: "2026-06-01T20:00" };
  const changedHours = [{ date: "2026-05-30", hours: "Closed" }];
  const old = { text: "Ice", kind: "late", ...dates, changedHours };
  const changed = [{ ...old, text: "Still ice" }];
  expect(edit("notice", [old], changed, "2026-06-01T19:59")).toBe("");
  expect(edit("notice", [old], changed, "2026-06-01T20:01")).toBe(
    "Notice on every page, “Still ice”, Shows until: “June 1, 2026, 8:00 PM” can’t be used here. Write a time that isn’t over.",
  );
});

test.each([
  ["banner.webp", "“banner.webp” can’t be used here. Write a name without “banner”"],
  ["rex.svg", "Write a name of lower-case letters, digits and single hyphens"],
  ["golden.webp", "Write another name, because another photo has this one"],
  ["rex.webp", undefined],
])("a new photo can't have a name that the build would refuse: %s", (name, message) => {
  const path = "data/gallery.json";
  const photos = (first: string) =>
    JSON.stringify([first, "old-ad.webp"].map((one) => ({ name: one, alt: "A wet dog" })));
  const [first] = messages(path, photos(name), new Map(files).set(path, photos("golden.png")));
  expect(first).toEqual(message && expect.stringContaining(message));
  if (message) expect(first).toMatch(/^Photos, “A wet dog”, Photo: .*Press the pencil next to its/);
});

test("a label is the form's, and what another file still uses names its form", () => {
  const prices = files.get("data/prices.json")?.replace('"long": 43', '"long": -5') ?? "";
  expect(messages("data/prices.json", prices).join()).toMatch(
    /^Prices by size and coat, “Bath”, Sizes > Small > Long hair: -5 can’t/,
  );
  const reasons = edited("data/locations.json", ([town, ...others]) => [
    { ...town, reasons: [`We are near you${" and your dog".repeat(20)} {.`] },
    ...others,
  ]);
  expect(messages("data/locations.json", reasons).join()).toMatch(
    /Reasons > We are near .{40,50}…: /,
  );
  const coats = edited("data/coat-types.json", (all) => all.filter(({ id }) => id !== "double"));
  expect(messages("data/coat-types.json", coats).join()).toMatch(
    /Prices by size and coat, “Bath”, .* first empty its prices in Prices by/,
  );
});

test("two new photos of the same name aren't saved, because one would be lost", () => {
  const reviews = (...images: string[]) =>
    edited("data/reviews.json", (all) => images.map((image, index) => ({ ...all[index], image })));
  const old = new Map(files).set("data/reviews.json", reviews("rex.webp"));
  expect(messages("data/reviews.json", reviews("rex.webp", "rex.webp"), old)).toEqual([]);
  expect(messages("data/reviews.json", reviews("image.webp", "image.webp"), old)).toHaveLength(1);
});

test("an old error in the same file prevents saving, with the label in the editor's lists", () => {
  const [, title = ""] = /^title: "?(.*?)"?$/m.exec(head) ?? [];
  const lost = article("A caf\ufffd visit.");
  const [message] = messages(post, lost, new Map(files).set(post, lost));
  expect(message).toMatch(`Blog posts, “${title}”: Found a character that can't be shown, U+FFFD`);
});

test.each<[Omit<ErrorText, "expected">, message: string]>([
  [{ code: "value", found: true }, "True can’t be used here. Write a name."],
  [{ code: "value", found: "", fix: "try Bath" }, "This field is empty. Write a name. Try Bath."],
  [
    { code: "unknown", found: "the fact “nope”" },
    "Found the fact “nope”. Expected a name. If it is new, wait until it is live.",
  ],
])("an error in sentences: %j", (error, message) => {
  const location = { file: "data/packages.json", record: "“Bath”", field: "Name" };
  expect(toOwnerMessage({ ...location, ...error, expected: "a name" })).toBe(
    `“Bath”, Name: ${message}`,
  );
});
