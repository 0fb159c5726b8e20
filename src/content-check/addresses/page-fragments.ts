import { sectionsIn } from "../../lib/read-body";
import { slugify } from "../../lib/slug";
import type { ContentRecord, RawContent } from "../content";

/** What can be linked on every page; `#` and `#top` are its beginning in every browser. */
const onEveryPage = ["", "top", "main", "newsletter"];

/** What can be linked besides on pages of `src/pages`; e2e/built-files/known-addresses.spec.ts compares it with them. */
const onPage: Record<string, string[]> = {
  "/": ["motto", "fold"],
  "/home/": ["motto", "fold"],
  "/services/": ["estimate", "all-prices"],
  "/contact/": ["reach-us"],
};

const keysOf = ({ records }: { records: ContentRecord[] }): string[] =>
  records.map(({ key }) => String(key));

/** What can be linked behind the # of a page that no article makes. */
export function fragmentsOf(path: string, { faq, locations }: RawContent): Set<string> {
  const ofRecords: Record<string, string[]> = {
    "/faq/": keysOf(faq),
    "/locations/": keysOf(locations).map(slugify),
  };
  return new Set([...onEveryPage, ...(onPage[path] ?? []), ...(ofRecords[path] ?? [])]);
}

const idAttribute = /<[a-z][\w-]*\s[^<>]*?\bid=(["'])(.*?)\1/g;

/** What can be linked behind the # of a post or a text. */
export function fragmentsInArticle({ body, collection, key }: ContentRecord): Set<string> {
  const text = body?.text ?? "";
  const isLongText = collection === "pages" && key !== "about";
  return new Set([
    ...onEveryPage,
    ...(isLongText ? ["contents"] : []),
    ...sectionsIn(text).map(({ id }) => id),
    ...[...text.matchAll(idAttribute)].map(([, , id = ""]) => id),
  ]);
}
