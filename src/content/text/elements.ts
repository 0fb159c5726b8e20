import { pairedPictures } from "../../lib/pictures/text-pictures";

/** The components that an article may use; `src/components/ui` has one of each name. */
export const mdxComponents = ["Callout", "BookLink", "BeforeAfter"] as const;

/** The elements of HTML that an article may use beside Markdown: marks for text, no programs. */
export const textElements: readonly string[] =
  `a abbr b blockquote br caption cite code dd del details dfn div dl dt em figcaption figure h2 h3 h4 h5
   h6 hr i ins kbd li mark ol p pre q s small span strong sub summary sup table tbody td th thead
   time tr u ul`.split(/\s+/);

/** What a tag of an article may say. Styles belong to the site, and handlers to nobody. */
const textAttributes: readonly string[] =
  "colSpan dateTime dir form height href id lang name open rowSpan start title width".split(" ");

/** Attributes that name an element: a link leads to it by its `id`, or by the `name` of an `<a>`. */
export const idAttributes: readonly string[] = ["id", "name"];

/** What `<BeforeAfter>` may say. */
const pairAttributes: readonly string[] = [
  ...pairedPictures.flatMap(({ name, alt }) => [name, alt]),
  "caption",
];

/** What a tag of this name may say. */
export const attributesOf = (tag: string): readonly string[] =>
  tag === "BeforeAfter" ? pairAttributes : textAttributes;

/** Whether an attribute names a picture. */
export const namesPicture = (tag: string, attribute: string): boolean =>
  tag === "BeforeAfter" && pairedPictures.some(({ name }) => name === attribute);
