/**
 * A slug for URLs: `Valentine's Day` → `valentines-day`. Keeps letters of other alphabets; empty
 * for a text without letters and digits.
 */
export const slugify = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/['’]|\p{M}/gu, "")
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "");

/** A slug with only English letters and digits, for file and folder names. */
export const asciiSlug = (text: string): string =>
  slugify(slugify(text).replaceAll(/[^a-z0-9]/g, " "));
