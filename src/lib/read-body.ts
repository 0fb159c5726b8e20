import { headingId } from "./slug";

const factTag = /<Fact\s[^>]*?name=(["'])(.*?)\1/g;
const sectionHeading = /^## +(.+?)[ #]*$/gm;

/** The facts that an MDX text mentions, each once. */
export const factNamesIn = (body: string): string[] => [
  ...new Set([...body.matchAll(factTag)].map(([, , name = ""]) => name)),
];

/** The headings of the second level in an MDX text, which are plain words, with their fragments. */
export const sectionsIn = (body: string): { id: string; title: string }[] =>
  [...body.matchAll(sectionHeading)].map(([, title = ""]) => ({ id: headingId(title), title }));
