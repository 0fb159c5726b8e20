import { readFileSync } from "node:fs";
import sharp, { type Sharp } from "sharp";
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
import { type ContentError, describeFound } from "./errors";
import { formatErrors, formatWarnings } from "./format-errors";
import { readProject } from "./read-project";

/* test/content-check/cases.ts has the verdicts on a single text. */

const page = "content/pages/terms.mdx";
const post = "content/blog/teeth/index.mdx";

test("the tests' content has no errors", async () => {
  const outcome = "Add a new field's values to test/site, too, not only to data/ and content/.";
  expect(formatErrors(checkContent(await readProject("test/site")), outcome)).toBe("");
});

const photo = "content/gallery/doodle.jpg";

/** Writes a file, or deletes it. */
const put =
  (path: string, content?: string | Buffer): Change =>
  (files) =>
    content === undefined ? files.delete(path) : files.set(path, content);
const copy =
  (from: string, to: string): Change =>
  (files) =>
    files.set(to, files.get(from) ?? "");
const copyPhoto = (path: string): Change => copy(photo, path);
const both =
  (...changes: Change[]): Change =>
  (files) =>
    changes.forEach((change) => change(files));

/** Errors as one text, in the order in which a person reads it. */
const toText = ({ file, record, field, suggestion, expected, fix, ...error }: ContentError) =>
  [file, record, field, describeFound({ ...error, expected }), suggestion, expected, fix].join(
    " | ",
  );

test.each<[message: string, Change]>([
  [
    'data/reviews.json | review 2 | awrd | an unknown field "awrd" | did you mean "award"?',
    set("data/reviews.json", "1.awrd", "five-star"),
  ],
  [
    'data/prices.json | sizes.1.lnog | a price for the coat "lnog" | short, long | did you mean "long"?',
    replace(["data/prices.json", '"long": 39', '"lnog": 39']),
  ],
  [
    `${page} | page terms | the link /servces/, which leads to no page | did you mean "/services/"? | a page of this site: /services/, `,
    write(page, "Our [prices](/servces/)."),
  ],
  [
    'data/site.json | "description" | a comma between two fields',
    replace(["data/site.json", "2020,", "2020"]),
  ],
  [
    'data/site.json | “phone” | straight quotation marks around each name and text, like "name": "Bath"',
    replace(["data/site.json", '"phone":', "“phone”:"]),
  ],
  [
    `${post} | post teeth | an end for each list and quotation, like tags: [fleas, ticks]`,
    set(post, "tags", "[teeth"),
  ],
  [
    "data/reviews.json | review 1 | text | the braces in “shop for years. {name} is kind. My” | words without braces",
    set(
      "data/reviews.json",
      "0.text",
      "We came to this shop for years. {name} is kind. My dog too.",
    ),
  ],
  [
    `${page} | page terms | title | 24:7 without quotes | quotes around it: "24:7"`,
    set(page, "title", "24:7"),
  ],
  [`${page} | a colon, a space and the text`, replace([page, "title: ", "title:"])],
  [
    `${page} | page terms | “<Callout title="Tip">” | tags with their ends, like <b>words</b> | with its end, like <Callout>…</Callout>`,
    write(page, '<Callout title="Tip">\n\nBrush.'),
  ],
  [
    `${page} | page terms | the words “two words”, which visitors don't see | only words that visitors see | count`,
    write(page, "| a |\n|---|\n| 1 | two words |"),
  ],
  [
    'data/hours.json | opening hours Monday | day | "Monday", which an earlier record has | another day for each record',
    set("data/hours.json", "1.day", "Monday"),
  ],
  [
    `data/coat-types.json | 0 coats | at least 1 coat | write one with the label "Any"`,
    set("data/coat-types.json", "", []),
  ],
])("the file's only error: %s", async (message, change) => {
  const { errors } = await checkChanged(change);
  const texts = errors.map(toText).filter((text) => text.startsWith(message.split(" | ")[0] ?? ""));
  expect(texts).toHaveLength(1);
  for (const part of message.split(" | ")) expect(texts[0]).toContain(part);
});

/** Makes the only post a draft, which nothing but a text of the terms may link to. */
const draft = both(
  set(post, "draft", true),
  set("data/chat-services.json", "0.article", undefined),
);

const onPhoto =
  (edit: (jpeg: Buffer) => Buffer): Change =>
  (files) =>
    files.set(photo, edit(files.get(photo) as Buffer));

test.each<[string, Change, string[]]>([
  ["a missing photo", put(photo), ["data/gallery.json"]],
  [
    "a photo in capitals",
    both(copyPhoto("content/gallery/Doodle.JPG"), put(photo)),
    ["data/gallery.json"],
  ],
  [
    "a photo that ad blockers hide",
    both(copyPhoto("content/gallery/a-ad.jpg"), set("data/gallery.json", "0.name", "a-ad.jpg")),
    ["data/gallery.json"],
  ],
  ["two photos with the same address", copyPhoto("content/gallery/doodle.jpeg"), [photo]],
  ["a HEIC photo", put(photo, readFileSync("test/content-check/photo-from-phone.heic")), [photo]],
  ["half a photo", onPhoto((jpeg) => jpeg.subarray(0, 5000)), [photo]],
  [
    "a photo that the build can't measure: zeros before its header",
    onPhoto((jpeg) => Buffer.concat([jpeg.subarray(0, 2), Buffer.alloc(2), jpeg.subarray(2)])),
    [photo],
  ],
  ["an empty photo", put(photo, ""), [photo]],
  ["a drawing in the gallery", put(photo, hostileSvg), [photo]],
  [
    "a drawing next to a post",
    put("content/blog/teeth/a.svg", hostileSvg),
    ["content/blog/teeth/a.svg"],
  ],
  ["a file in UTF-16", put(page, Buffer.from("---\ntitle: Mud", "utf16le")), [page]],
  ["a file in Windows-1252", put(page, Buffer.from("é", "latin1")), [page]],
  ["a link to a draft", both(draft, write(page, "See [teeth](/blog/teeth/).")), [page]],
  ["a link of a draft to itself", both(draft, write(post, "[This](/blog/teeth/)")), []],
  [
    "Windows line ends",
    (files) =>
      files.forEach((text, path) => {
        if (typeof text === "string") files.set(path, text.replaceAll("\n", "\r\n"));
      }),
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
  const { errors } = await checkChanged(put(photo, bytes));
  expect(errors.map(({ found }) => found)).toEqual(expected);
});

test.each<[string, (photo: Sharp) => Sharp]>([
  ["WebP", (photo) => photo.webp()],
  ["TIFF", (photo) => photo.tiff()],
  ["AVIF", (photo) => photo.avif()],
  ["JPEG, in CMYK", (photo) => photo.toColourspace("cmyk").jpeg()],
  ["PNG, with 16 bits", (photo) => photo.toColourspace("rgb16").png()],
])("a photo in the format %s is accepted", async (_, convert) => {
  const bytes = await convert(sharp(await jpeg)).toBuffer();
  expect((await checkChanged(put(photo, bytes))).errors).toEqual([]);
});

test("the launch list has samples once, and the address until the host has another", async () => {
  const sample = ["phone", "shortName"];
  const fields = { url: "https://www.shaggy.example", phone: "(512) 555-0142", sample };
  const change = set("data/site.json", "", fields);
  const fieldsWith = async (url?: string) =>
    (await checkChanged(change, url)).warnings.map(({ field }) => field);
  expect(await fieldsWith()).toEqual(["phone", "url"]);
  expect(await fieldsWith("https://shop.github.io")).toEqual(["phone"]);
});

// prettier-ignore
test.each<[advice: string, wrong: Change, followed: Change]>([
  ["write <br />", write(post, "One.<br>Two."), write(post, "One.<br />Two.")],
  ["write <hr />", write(post, "One.\n\n<HR>"), write(post, "One.\n\n<hr />")],
  ["write ![What it shows](photo.jpg) with", write(post, '<img src="a.jpg">'), write(post, "![A pink towel](cover.jpg)")],
  ["write ![What it shows](photo.jpg) with", write(post, 'One. <img src="a.jpg" />'), write(post, "One.\n\n![A pink towel](cover.jpg)")],
  ["write https://a.com/b without", write(post, "See <https://a.com/b>."), write(post, "See https://a.com/b.")],
  ["write a@b.com without", write(post, "Write to <mailto:a@b.com>"), write(post, "Write to a@b.com")],
  ["write [words](tel:+15125550242)", write(post, "<tel:+15125550242>"), write(post, "[Call](tel:+15125550242)")],
  ["write {/* Ask Ann */}", write(post, "One. <!-- later -->"), write(post, "One. {/* later */}")],
  ["with its end", write(post, "<B>One"), write(post, "<b>One</b>")],
  ["delete the tag and its end", write(post, "<font>One</font>"), write(post, "One")],
  ["write \\< and \\{", write(post, "Dogs <14 lbs and {"), write(post, "Dogs \\<14 lbs and \\{")],
  ["delete the signs", write(post, "One.\\<br>"), write(post, "One.")],
  ["delete the other version", write(post, "One.\n\n=======\n\nTwo."), write(post, "One.")],
  ["or delete the words", write(post, "| a |\n|---|\n| 1 | 2 |"), write(post, "| a |\n|---|\n| 1 |")],
  ["rename the file to towel-1.jpg", both(copyPhoto("content/gallery/Towel 1.JPG"), set("data/gallery.json", "0.name", "Towel 1.JPG")), set("data/gallery.json", "0.name", "towel-1.jpg")],
  ["rename the file to towel.jpg", both(copyPhoto("content/blog/teeth/towel"), write(post, "![A pink towel](towel)")), write(post, "![A pink towel](towel.jpg)")],
  ["put the photo there as bow.jpg", set("data/gallery.json", "0.name", "Bow.JPG"), set("data/gallery.json", "0.name", "bow.jpg")],
  ["delete it", put("content/gallery/IMG_1.MOV", "Words"), put("content/gallery/IMG_1.MOV")],
  ["delete it", put("content/blog/teeth/cover.xmp", "Words"), put("content/blog/teeth/cover.xmp")],
  ["delete it", put("static/photo.jpg", "Words"), put("static/photo.jpg")],
  ["content/blog/teeth-2/index.mdx", put("content/blog/Teeth/index.mdx", "Words"), put("content/blog/Teeth/index.mdx")],
  ['delete "sample" and its value', set("data/faq.json", "0.sample", ["answer"]), set("data/faq.json", "0.sample", undefined)],
  ['its name from "sample"', set("data/site.json", "sample", ["phone"]), set("data/site.json", "sample", [])],
  ["delete the whole entry", set("data/closed-once.json", "0", { name: "Trip", date: "May 1, 2025" }), set("data/closed-once.json", "", [])],
  ["add one to data/prices.json", set("data/coat-types.json", "2", { id: "curly", label: "Curly", description: "Poodles" }), set("data/prices.json", "0.sizes.0.curly", 41)],
  ["the towns to “Austin area”", set("data/site.json", "serviceArea", ["Austin, ".repeat(60)]), set("data/site.json", "serviceArea", ["Austin area"])],
  ["the same title as", both(copy(post, "content/blog/ears/index.mdx"), copyPhoto("content/blog/ears/cover.jpg")), set("content/blog/ears/index.mdx", "title", "Ears")],
  ["write 8.25", set("data/site.json", "salesTaxPercent", 0.0825), set("data/site.json", "salesTaxPercent", 8.25)],
])("the advice %j leads to no error and no warning", async (advice, wrong, followed) => {
  const names = ["blog/teeth/towel.jpg", "gallery/towel-1.jpg", "gallery/bow.jpg"];
  const renamed = both(...names.map((name) => copyPhoto(`content/${name}`)));
  const found = await checkChanged(wrong);
  const warnings = { launch: [], others: found.warnings };
  expect(formatErrors(found.errors, "") + formatWarnings(warnings)).toContain(advice);
  expect(await checkChanged(both(wrong, followed, renamed))).toEqual({ errors: [], warnings: [] });
});

test("what can't be read leads to no warning about the rest", async () => {
  const unread = [post, "content/blog/ears/index.mdx"].map((path) => put(path, "Words"));
  const { warnings } = await checkChanged(both(put("data/prices.json", "["), ...unread));
  expect(warnings).toEqual([]);
});

test("another file's error hides no error, and one that may follow from it names it", async () => {
  const words = write(page, "{fone} [Prices](/servces/) {phone}");
  const comma = replace(["data/site.json", "2020,", "2020"]);
  const { errors } = await checkChanged(both(words, comma));
  expect(errors.map(({ found, after }) => [found, after])).toEqual([
    ["the link /servces/, which leads to no page", undefined],
    ['the fact "fone"', "data/site.json"],
    ['"description"', undefined],
  ]);
  const number = await checkChanged(both(words, set("data/site.json", "phone", 5125550242)));
  expect(number.errors.map(({ found }) => found)).toEqual([
    "the link /servces/, which leads to no page",
    'the fact "fone"',
    5125550242,
  ]);
});
