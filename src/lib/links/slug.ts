/**
 * Words as a part of an address: `Valentine's Day` → `valentines-day`. Letters of other alphabets stay;
 * nothing is left of a text without letters and digits.
 */
export const slugify = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/['’]|\p{M}/gu, "")
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "");

/** A slug of the letters and digits of English alone, for names of files and folders. */
export const asciiSlug = (text: string): string =>
  slugify(slugify(text).replaceAll(/[^a-z0-9]/g, " "));
