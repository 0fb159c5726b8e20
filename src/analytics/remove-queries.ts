import { publicUrl, withoutQuery } from "./public-url";

const isUrl = /^(?:https?|mailto|sms|tel):/;

/** The library's names for a link's `href`, including relative ones: `$el_attr__href`, `$attr-href`. */
const isHref = /^\$.*href$/;

/** Names of a page's URL, such as `current_url`, which keeps its campaign. */
const isPageUrl = /url$/;

/** Removes queries and fragments from all URLs in data for the provider, at any depth. */
export const removeQueries = <Data>(data: Data): Data =>
  JSON.parse(JSON.stringify(data), (name, value: unknown) => {
    if (typeof value !== "string" || !(isUrl.test(value) || isHref.test(name))) return value;
    return isPageUrl.test(name) ? publicUrl(value) : withoutQuery(value);
  }) as Data;
