import { slug } from "../../src/content-model/fields";
import { asciiSlug } from "../../src/lib/slug";

const maxLength = 60;

/**
 * The name that a title or file name becomes in addresses: `Dana's Café.JPG` → `danas-cafe-jpg`.
 *
 * @returns an empty text if no letter or digit of English is left
 */
export function slugFrom(words: string): string {
  const whole = asciiSlug(words);
  if (whole.length <= maxLength) return whole;
  // Cut between words, if there are any.
  return whole
    .slice(0, maxLength + 1)
    .replace(/-[^-]*$/, "")
    .slice(0, maxLength);
}

/** What is wrong with a short name that becomes a part of an address; `undefined` if nothing. */
export function complainAboutSlug(name: string): string | undefined {
  const [issue] = slug.safeParse(name).error?.issues ?? [];
  if (!issue) return undefined;
  const better = slugFrom(name);
  return `That won't do. Expected: ${issue.message}. To mend: write ${better || "it in that form"}.`;
}

/** The name, or the first of `name-2`, `name-3` ... that isn't taken; capitals don't count. */
export function freeName(name: string, taken: readonly string[]): string {
  const lower = new Set(taken.map((other) => other.toLowerCase()));
  let free = name;
  for (let number = 2; lower.has(free); number++) free = `${name}-${number}`;
  return free;
}
