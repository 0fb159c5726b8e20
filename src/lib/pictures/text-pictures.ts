import type { IGatsbyImageData } from "gatsby-plugin-image";

/** The form of a picture's name in a text: as it stands, it is a file's name and a part of an address. */
export const pictureName = /^[\w-][\w.-]*\.\w+$/;

/** The pictures of `<BeforeAfter>`: the attribute that names each, and the one that says what it shows. */
export const pairedPictures = [
  { name: "before", alt: "beforeAlt", label: "Before" },
  { name: "after", alt: "afterAlt", label: "After" },
] as const;

/** Pictures as gatsby-plugin-image describes them, by the names that a text gives them. */
export type TextPictures = Readonly<Record<string, IGatsbyImageData>>;

/** The pictures of a query by their names. */
export const byName = (
  pictures: readonly { readonly name: string; readonly image: IGatsbyImageData }[],
): TextPictures => Object.fromEntries(pictures.map(({ name, image }) => [name, image]));

/** A picture's largest variant, for readers who know no others: its address, and its measures in pixels. */
export function largestOf({ images, width, height }: IGatsbyImageData) {
  const largest = images.sources?.at(-1)?.srcSet.split(",").at(-1)?.trim() ?? "";
  const [src = "", wide = ""] = largest.split(" ");
  const pixels = Number.parseInt(wide) || width;
  return { src, width: pixels, height: Math.round((pixels * height) / width) };
}
