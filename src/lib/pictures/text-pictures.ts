import type { IGatsbyImageData } from "gatsby-plugin-image";

/** The format of a picture's name in a text: it is a file name and part of a URL. */
export const pictureName = /^[\w-][\w.-]*\.\w+$/;

/** The pictures of `<BeforeAfter>`: the attributes for name and alternative text. */
export const pairedPictures = [
  { name: "before", alt: "beforeAlt", label: "Before" },
  { name: "after", alt: "afterAlt", label: "After" },
] as const;

export type TextPictures = Readonly<Record<string, IGatsbyImageData>>;

export const byName = (
  pictures: readonly { readonly name: string; readonly image: IGatsbyImageData }[],
): TextPictures => Object.fromEntries(pictures.map(({ name, image }) => [name, image]));

/** The URL and pixel size of a picture's largest variant, for clients without `srcset`. */
export function largestOf({ images, width, height }: IGatsbyImageData) {
  const largest = images.fallback?.srcSet?.split(",").at(-1)?.trim() ?? "";
  const [src = "", wide = ""] = largest.split(" ");
  const pixels = Number.parseInt(wide) || width;
  return { src, width: pixels, height: Math.round((pixels * height) / width) };
}
