/** The `utm_*` parameters of a query, which name a campaign, not a visitor. */
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
