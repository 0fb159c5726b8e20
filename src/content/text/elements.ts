import { pairedPictures } from "../../lib/pictures";

/** The components that articles can use; `src/components/ui` contains one of each name. */
export const mdxComponents = ["Callout", "BookLink", "BeforeAfter"] as const;

export const textElements: readonly string[] =
  `a abbr b blockquote br caption cite code dd del details dfn div dl dt em figcaption figure h2 h3 h4 h5
   h6 hr i ins kbd li mark ol p pre q s small span strong sub summary sup table tbody td th thead
   time tr u ul`.split(/\s+/);

/** The attributes that articles can use. Excludes styles and event handlers. */
export const textAttributes: readonly string[] =
  "colSpan dateTime dir form height href id lang name open rowSpan start title width".split(" ");

/** Attributes that a fragment link can point to: `id`, and `name` of an `<a>`. */
export const idAttributes: readonly string[] = ["id", "name"];

export const pairAttributes: readonly string[] = [
  ...pairedPictures.flatMap(({ name, alt }) => [name, alt]),
  "caption",
];

export const attributesOf = (tag: string): readonly string[] =>
  tag === "BeforeAfter" ? pairAttributes : textAttributes;

export const namesPicture = (tag: string, attribute: string): boolean =>
  tag === "BeforeAfter" && pairedPictures.some(({ name }) => name === attribute);
