/** `Valentine's Day` → `valentines-day`. Keeps letters of other alphabets. */
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
