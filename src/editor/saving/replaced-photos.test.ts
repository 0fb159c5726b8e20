import { keptDescriptions } from "./replaced-photos";
import type { RichNode } from "../rich-text/rich-node";

const readText = (body: string): RichNode[] =>
  body ? [{ type: "root", children: [JSON.parse(body) as RichNode] }] : [];

const inText = (node: object) => ({ body: JSON.stringify({ type: "image", ...node }) });

const photo = { name: "biscuit.webp", alt: "Biscuit, a brown poodle" };
const other = { name: "ivy.webp", alt: "Ivy, a gray terrier" };
const cover = { image: "cover.webp", imageAlt: "A wet dog" };
const pair = { before: "a.webp", beforeAlt: "A full coat", after: "b.webp", afterAlt: "Short" };

test.each<[what: string, before: object, after: object, kept: string[]]>([
  [
    "a replaced photo of a list",
    { records: [photo, other] },
    { records: [{ ...photo, name: "new.webp" }, other] },
    [photo.alt],
  ],
  ["a replaced cover", cover, { ...cover, image: "blob:new" }, [cover.imageAlt]],
  [
    "a replaced picture of a text",
    inText({ src: "a.webp", alt: "A bath" }),
    inText({ src: "b.webp", alt: "A bath" }),
    ["A bath"],
  ],
  ["a replaced picture of a pair", inText(pair), inText({ ...pair, after: "c.webp" }), ["Short"]],
  ["a photo with a new description", cover, { image: "new.webp", imageAlt: "A dry dog" }, []],
  ["another order", { records: [photo, other] }, { records: [other, photo] }, []],
  ["an added photo", { records: [photo] }, { records: [other, photo] }, []],
  ["a new entry", {}, cover, []],
])("%s", (_, before, after, kept) => {
  expect(keptDescriptions({ ...before }, { ...after }, readText)).toEqual(kept);
});
