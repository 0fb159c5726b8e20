/** The components that an article may use; `src/components` has one of each name for MDX. */
export const mdxComponents = ["Fact", "Callout", "BookLink"] as const;

/** The elements of HTML that an article may use beside Markdown: marks for text, no programs. */
export const textElements: readonly string[] =
  `a abbr b blockquote br caption cite code dd del details dfn div dl dt em figcaption figure h2 h3 h4
   hr i img ins kbd li mark ol p pre q s small span strong sub summary sup table tbody td th thead
   time tr u ul`.split(/\s+/);

/** What a tag of an article may say. Styles belong to the site, and handlers to nobody. */
export const textAttributes: readonly string[] =
  "alt colSpan dateTime dir form height href id lang name open rowSpan src start title width".split(
    " ",
  );

/** The attributes that hold an address. */
export const addressAttributes: readonly string[] = ["href", "src"];

/** Whether an address leads to a page: none of a script, and none that a page would carry along. */
export const isSafeAddress = (address: string): boolean =>
  /^(?:https?:\/\/|mailto:|tel:|#|\/(?![/\\]))[^\s<>"\\^`{|}]*$/i.test(address);
