import { readFileSync } from "node:fs";
import sharp from "sharp";
import {
  checkChanged,
  replace,
  set,
  write,
  type Change,
} from "../../../test/content-check/check-files";
import { jpeg } from "../../../test/content-check/fixture-site";
import { hostileSvg } from "../../../test/content-check/hostile-svg";
import { checkContent } from "./check-content";
import { describeFound } from "./errors";
import { formatErrors, formatWarnings } from "./format-errors";
import { readProject } from "./read-project";

/* test/content-check/cases.ts has the verdicts on a single text. */

const page = "content/pages/terms.mdx";
const post = "content/blog/teeth/index.mdx";

test("the tests' content has no errors", async () => {
  const outcome = "Add a new field's values to test/site, too, not only to data/ and content/.";
  expect(formatErrors(checkContent(await readProject("test/site")), outcome)).toBe("");
});

test.each<[string, Change, string]>([
  [
    "a mistyped field",
    replace(["data/reviews.json", '"bow.png"', '"bow.png", "awrd": "five-star"']),
    'data/reviews.json | review 2 | awrd | an unknown field "awrd" | did you mean "award"? | only the fields award',
  ],
  [
    "a mistyped coat",
    replace(["data/prices.json", '"long": 39', '"lnog": 39']),
    'data/prices.json | sizes.1.lnog | a price for the coat "lnog" | short, long | did you mean "long"?',
  ],
  [
    "a field of the wrong kind",
    replace(["data/site.json", '"78700"', "78700"]),
    'data/site.json | site identity | address.postalCode | 78700 | some text in straight quotes, like "78700"',
  ],
  [
    "a link to no page",
    replace([page, "Our terms.", "Our [prices](/servces/)."]),
    `${page} | page terms | the link /servces/, which leads to no page | did you mean "/services/"? | a page of this site: /services/, `,
  ],
  [
    "JSON without a comma",
    replace(["data/site.json", "2020,", "2020"]),
    'data/site.json | "description" | a comma between two fields',
  ],
  [
    "curly quotes",
    replace(["data/site.json", '"phone": "(512) 555-0242"', "“phone”: “(512) 555-0242”"]),
    'data/site.json | “phone” | straight quotation marks around each name and text, like "name": "Bath"',
  ],
  [
    "a text instead of a list",
    replace([post, "tags: [teeth]", "tags: ticks, fleas"]),
    `${post} | post teeth | tags | "ticks, fleas" | a list, like [fleas, ticks]`,
  ],
  [
    "a list without its end",
    replace([post, "tags: [teeth]", "tags: [teeth"]),
    `${post} | post teeth | an end for each list and quotation, like tags: [fleas, ticks]`,
  ],
  [
    "braces in a long review",
    replace([
      "data/reviews.json",
      '"text": "',
      '"text": "We came back to this shop for years. {name} is kind. ',
    ]),
    "data/reviews.json | review 1 | text | the braces in “shop for years. {name} is kind. My” | words without braces",
  ],
  [
    "a title that Gatsby reads as a number",
    replace([page, '"Terms"', "24:7"]),
    `${page} | page terms | title | 24:7 without quotes | quotes around it: "24:7"`,
  ],
  [
    "a tag without its end",
    replace([page, "Our terms.", "Our <b>terms."]),
    `${page} | page terms | “Our <b>terms.” | tags with their ends, like <b>words</b> | with its end`,
  ],
  [
    "a hidden cell",
    replace([page, "Our terms.", "| a |\n|---|\n| 1 | two words |"]),
    `${page} | page terms | the words “two words”, which visitors don't see | only words that visitors see | count`,
  ],
])("the message for %s: what is wrong, where, and what to write", async (_, change, message) => {
  const [error, ...others] = (await checkChanged(change)).errors;
  expect(others).toEqual([]);
  const { file, record, field, suggestion, expected, fix } = error ?? {};
  const found = error && describeFound(error);
  const text = [file, record, field, found, suggestion, expected, fix].join(" | ");
  for (const part of message.split(" | ")) expect(text).toContain(part);
});

test("a shop without coats reads what to write instead", async () => {
  const { errors } = await checkChanged((files) => files.set("data/coat-types.json", "[]"));
  const [error] = errors.filter(({ file }) => file === "data/coat-types.json");
  expect(error).toMatchObject({ found: "0 coats", expected: "at least 1 coat" });
  expect(error?.fix).toMatch(/write one with the label "Any"/);
});

const move =
  (from: string, to: string): Change =>
  (files) => {
    files.set(to, files.get(from) ?? "");
    files.delete(from);
  };

const photo = "content/gallery/doodle.jpg";
const bytesOf = (name: string) => readFileSync(`test/content-check/${name}`);

/** Makes the only post a draft, which nothing but a text of the terms may link to. */
const draft = replace(
  [post, "tags:", "draft: true\ntags:"],
  ["data/chat-services.json", ',\n    "article": "teeth"', ""],
);

test.each<[string, Change, string[]]>([
  ["a missing photo", (files) => files.delete(photo), ["data/gallery.json"]],
  ["a photo in capitals", move(photo, "content/gallery/Doodle.JPG"), ["data/gallery.json"]],
  [
    "a photo that ad blockers hide",
    (files) => {
      move(photo, "content/gallery/doodle-ad.jpg")(files);
      replace(["data/gallery.json", "doodle.jpg", "doodle-ad.jpg"])(files);
    },
    ["data/gallery.json"],
  ],
  [
    "two photos with the same address",
    (files) => files.set("content/gallery/doodle.jpeg", files.get(photo) ?? ""),
    [photo],
  ],
  ["a HEIC photo", (files) => files.set(photo, bytesOf("photo-from-phone.heic")), [photo]],
  [
    "half a photo",
    (files) => files.set(photo, (files.get(photo) as Buffer).subarray(0, 5000)),
    [photo],
  ],
  [
    "a photo that the build can't measure: zeros before its header",
    (files) => {
      const jpeg = files.get(photo) as Buffer;
      files.set(photo, Buffer.concat([jpeg.subarray(0, 2), Buffer.alloc(2), jpeg.subarray(2)]));
    },
    [photo],
  ],
  ["an empty photo", (files) => files.set(photo, ""), [photo]],
  ["a drawing in the gallery", (files) => files.set(photo, hostileSvg), [photo]],
  [
    "a drawing next to a post",
    (files) => files.set("content/blog/teeth/a.svg", hostileSvg),
    ["content/blog/teeth/a.svg"],
  ],
  [
    "a file in UTF-16",
    (files) => files.set(page, Buffer.from(String(files.get(page)), "utf16le")),
    [page],
  ],
  [
    "a file in Windows-1252",
    (files) => files.set("data/faq.json", Buffer.from('[{ "id": "é" }]', "latin1")),
    ["data/faq.json"],
  ],
  [
    "a link to a draft",
    (files) => {
      draft(files);
      replace([page, "Our terms.", "See [teeth](/blog/teeth/)."])(files);
    },
    [page],
  ],
  [
    "a link of a draft to itself",
    (files) => {
      draft(files);
      replace([post, "<Callout>", "[This](/blog/teeth/)\n\n<Callout>"])(files);
    },
    [],
  ],
  [
    "Windows line ends",
    (files) => {
      for (const [path, text] of files)
        if (typeof text === "string") files.set(path, text.replaceAll("\n", "\r\n"));
    },
    [],
  ],
])("%s: errors in %j", async (_, change, expected) => {
  const { errors } = await checkChanged(change);
  expect([...new Set(errors.map(({ file }) => file))]).toEqual(expected);
});

test.each([
  [1, 1, []],
  [1, 100, []],
  [1, 101, ["a picture of 1 × 101 pixels"]],
  [6000, 4, ["a picture of 6000 × 4 pixels"]],
])("a photo of %i × %i pixels: errors %j", async (width, height, expected) => {
  const create = { width, height, channels: 3, background: "tan" } as const;
  const bytes = await sharp({ create }).png().toBuffer();
  const { errors } = await checkChanged((files) => files.set(photo, bytes));
  expect(errors.map(({ found }) => found)).toEqual(expected);
});

test.each(["webp", "tiff", "avif"] as const)(
  "a photo in the format %s is accepted",
  async (format) => {
    const bytes = await sharp(await jpeg)
      .toFormat(format)
      .toBuffer();
    expect((await checkChanged((files) => files.set(photo, bytes))).errors).toEqual([]);
  },
);

test.each(["cmyk", "rgb16"])("a photo in %s is accepted", async (space) => {
  const bytes = await sharp(await jpeg)
    .toColourspace(space)
    .toFormat(space === "cmyk" ? "jpeg" : "png")
    .toBuffer();
  expect((await checkChanged((files) => files.set(photo, bytes))).errors).toEqual([]);
});

test("the launch list has samples once, and the address until the host has another", async () => {
  const change = replace(
    ["data/site.json", "https://www.shaggy.com", "https://www.shaggy.example"],
    ["data/site.json", "555-0242", "555-0142"],
    ["data/site.json", '"name"', '"sample": ["phone", "shortName"],\n  "name"'],
  );
  const fieldsWith = async (url?: string) =>
    (await checkChanged(change, url)).warnings.map(({ field }) => field);
  expect(await fieldsWith()).toEqual(["url", "phone"]);
  expect(await fieldsWith("https://shop.github.io")).toEqual(["phone"]);
});

const add =
  (path: string): Change =>
  (files) =>
    files.set(path, "Words");
const copyPhoto =
  (path: string): Change =>
  (files) =>
    files.set(path, files.get(photo) ?? "");
const remove =
  (path: string): Change =>
  (files) =>
    files.delete(path);
const both =
  (...changes: Change[]): Change =>
  (files) => {
    for (const change of changes) change(files);
  };
const text = (words: string) => write(post, words);
const coat = { id: "curly", label: "Curly", description: "Poodles" };

// prettier-ignore
test.each<[advice: string, wrong: Change, followed: Change]>([
  ["write <br />", text("One.<br>Two."), text("One.<br />Two.")],
  ["write <hr />", text("One.\n\n<HR>"), text("One.\n\n<hr />")],
  ["write ![What it shows](photo.jpg) with", text('<img src="a.jpg">'), text("![A pink towel](cover.jpg)")],
  ["write ![What it shows](photo.jpg) with", text('One. <img src="a.jpg" />'), text("One.\n\n![A pink towel](cover.jpg)")],
  ["write https://a.com/b without", text("See <https://a.com/b>."), text("See https://a.com/b.")],
  ["write a@b.com without", text("Write to <mailto:a@b.com>"), text("Write to a@b.com")],
  ["write [words](tel:+15125550242)", text("<tel:+15125550242>"), text("[Call](tel:+15125550242)")],
  ["write {/* Ask Ann */}", text("One. <!-- later -->"), text("One. {/* later */}")],
  ["with its end", text("<B>One"), text("<b>One</b>")],
  ["delete the tag and its end", text("<font>One</font>"), text("One")],
  ["write \\< and \\{", text("Dogs <14 lbs and {"), text("Dogs \\<14 lbs and \\{")],
  ["delete the signs", text("One.\\<br>"), text("One.")],
  ["delete the other version", text("One.\n\n=======\n\nTwo."), text("One.")],
  ["or delete the words", text("| a |\n|---|\n| 1 | 2 |"), text("| a |\n|---|\n| 1 |")],
  ["rename the file to towel-1.jpg", both(copyPhoto("content/gallery/Towel 1.JPG"), set("data/gallery.json", "0.name", "Towel 1.JPG")), set("data/gallery.json", "0.name", "towel-1.jpg")],
  ["rename the file to towel.jpg", both(copyPhoto("content/blog/teeth/towel"), text("![A pink towel](towel)")), text("![A pink towel](towel.jpg)")],
  ["put the photo there as bow.jpg", set("data/gallery.json", "0.name", "Bow.JPG"), set("data/gallery.json", "0.name", "bow.jpg")],
  ["delete it", add("content/gallery/IMG_1.MOV"), remove("content/gallery/IMG_1.MOV")],
  ["delete it", add("content/blog/teeth/cover.xmp"), remove("content/blog/teeth/cover.xmp")],
  ["delete it", add("static/photo.jpg"), remove("static/photo.jpg")],
  ["content/blog/teeth-2/index.mdx", add("content/blog/Teeth/index.mdx"), remove("content/blog/Teeth/index.mdx")],
  ['delete "sample" and its value', set("data/faq.json", "0.sample", ["answer"]), set("data/faq.json", "0.sample", undefined)],
  ['its name from "sample"', set("data/site.json", "sample", ["phone"]), set("data/site.json", "sample", [])],
  ["delete the whole entry", set("data/closed-once.json", "0", { name: "Trip", date: "May 1, 2025" }), set("data/closed-once.json", "", [])],
  ["write 8.25", set("data/site.json", "salesTaxPercent", 0.0825), set("data/site.json", "salesTaxPercent", 8.25)],
  ["add one to data/prices.json", set("data/coat-types.json", "2", coat), set("data/prices.json", "0.sizes.0.curly", 41)],
  ["the towns to “Austin area”", set("data/site.json", "serviceArea", ["Austin, ".repeat(60)]), set("data/site.json", "serviceArea", ["Austin area"])],
])("the advice %j leads to no error and no warning", async (advice, wrong, followed) => {
  const names = ["blog/teeth/towel.jpg", "gallery/towel-1.jpg", "gallery/bow.jpg"];
  const renamed = both(...names.map((name) => copyPhoto(`content/${name}`)));
  const found = await checkChanged(wrong);
  const warnings = { launch: [], others: found.warnings };
  expect(formatErrors(found.errors, "") + formatWarnings(warnings)).toContain(advice);
  expect(await checkChanged(both(wrong, followed, renamed))).toEqual({ errors: [], warnings: [] });
});

test("two posts of one title are warned", async () => {
  const copyPost: Change = (files) =>
    files.set("content/blog/ears/index.mdx", files.get(post) ?? "");
  const { warnings } = await checkChanged(both(copyPost, copyPhoto("content/blog/ears/cover.jpg")));
  expect(warnings.map(({ field }) => field)).toEqual(["title"]);
});

test("another file's error hides no error, and one that may follow from it names it", async () => {
  const words = write(page, "{fone} [Prices](/servces/) {phone}");
  const comma = replace(["data/site.json", "2020,", "2020"]);
  const { errors } = await checkChanged(both(words, comma));
  expect(errors.map(({ found, after }) => [found, after])).toEqual([
    ["/servces/", undefined],
    ["fone", "data/site.json"],
    ['"description"', undefined],
  ]);
  const number = await checkChanged(both(words, set("data/site.json", "phone", 5125550242)));
  expect(number.errors.map(({ found }) => found)).toEqual(["/servces/", "fone", 5125550242]);
});
