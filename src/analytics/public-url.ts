export const campaignParameters = (query: string): Record<string, string> =>
  Object.fromEntries([...new URLSearchParams(query)].filter(([name]) => name.startsWith("utm_")));

/** A URL's origin and path: no query, fragment, user name or password. */
export const withoutQuery = (url: string): string =>
  url.replace(/[?#].*/s, "").replace(/^(\w+:\/\/)[^/]*@/, "$1");

/** The parts of a page's URL that events may contain: origin, path and `utm_*` parameters. */
export function publicUrl(url: string): string {
  const [, query = ""] = /^[^?#]*\?([^#]*)/.exec(url) ?? [];
  const campaign = new URLSearchParams(campaignParameters(query)).toString();
  return withoutQuery(url) + (campaign && `?${campaign}`);
}

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
