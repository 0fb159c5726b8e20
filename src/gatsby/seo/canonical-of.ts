const tag = /<(?:link|meta)\b[^>]*>/g;

const attribute = (element: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(element)?.[1];

/**
 * The address under which a page wants to be known.
 *
 * @param html a page as it was built
 * @returns `undefined` if the page names none or wants to stay out of search engines
 */
export function canonicalOf(html: string): string | undefined {
  const tags = [...html.matchAll(tag)].map(([element]) => element);
  const robots = tags.find((element) => attribute(element, "name") === "robots");
  if (robots && attribute(robots, "content")?.includes("noindex")) return undefined;
  const canonical = tags.find((element) => attribute(element, "rel") === "canonical");
  return canonical && attribute(canonical, "href");
}
