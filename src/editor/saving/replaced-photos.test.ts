import { keptDescriptions } from "./replaced-photos";

const photo = { name: "biscuit.webp", alt: "Biscuit, a brown poodle" };
const other = { name: "ivy.webp", alt: "Ivy, a gray terrier" };
const cover = { image: "cover.webp", imageAlt: "A wet dog" };
const pairText = (after: string) => ({
  body: `<BeforeAfter before="a.webp" beforeAlt="A full coat" after="${after}" afterAlt="Short" />`,
});

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
    { body: "See: ![A bath](a.webp)" },
    { body: "See: ![A bath](b.webp)" },
    ["A bath"],
  ],
  ["a replaced picture of a pair", pairText("b.webp"), pairText("c.webp"), ["Short"]],
  ["a photo with a new description", cover, { image: "new.webp", imageAlt: "A dry dog" }, []],
  ["another order", { records: [photo, other] }, { records: [other, photo] }, []],
  ["an added photo", { records: [photo] }, { records: [other, photo] }, []],
  ["a new entry", {}, cover, []],
])("%s", (_, before, after, kept) => {
  expect(keptDescriptions({ ...before }, { ...after })).toEqual(kept);
});
