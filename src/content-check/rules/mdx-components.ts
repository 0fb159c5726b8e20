/** The components that an article may use; `src/components` has one of each name for MDX. */
export const mdxComponents = ["Fact", "Callout", "BookLink"] as const;
