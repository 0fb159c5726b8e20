import { MDXProvider } from "@mdx-js/react";
import { graphql, Link } from "gatsby";
import { type ComponentProps, type ReactNode, useMemo } from "react";
import type { BookingSource } from "../../analytics/booking-source";
import { headingId } from "../../lib/slug";
import type { TextTree } from "../../lib/text-tree";
import { Callout } from "./callout";
import { Fact } from "./fact";
import { MdxBookLink } from "./mdx-book-link";
import { MdxContext } from "./mdx-context";
import { TextBody } from "./text-body";

interface Props extends Queries.MdxTextFragment {
  /** The label under which clicks on the text's booking links are reported. */
  bookingSource: BookingSource;
  /** Other elements for some names in the text: `{ h2: "h4" }`. */
  componentOverrides?: Record<string, string>;
}

/** A link in a text: within the site without a reload, elsewhere as usual. */
const MdxLink = ({ href = "", children, ...rest }: ComponentProps<"a">) =>
  href.startsWith("/") ? (
    <Link to={href}>{children}</Link>
  ) : (
    <a href={href} {...rest}>
      {children}
    </a>
  );

/** A heading of the second level that can be linked; `Mdx.sections` lists the same fragments. */
const SectionHeading = ({ children }: { children?: ReactNode }) => (
  <h2 id={typeof children === "string" ? headingId(children) : undefined}>{children}</h2>
);

/** `src/content-check` knows the names that start with a capital letter: texts may use these. */
const components = { Fact, Callout, BookLink: MdxBookLink, a: MdxLink, h2: SectionHeading };

/** An MDX text with its components and the values they show. */
export const MdxText = ({ facts, tree, bookingSource, componentOverrides }: Props) => {
  const context = useMemo(
    () => ({
      facts: Object.fromEntries(facts.map(({ name, value }) => [name, value])),
      bookingSource,
    }),
    [facts, bookingSource],
  );
  return (
    <MdxContext value={context}>
      <MDXProvider components={{ ...components, ...componentOverrides }}>
        <TextBody tree={tree as unknown as TextTree[]} />
      </MDXProvider>
    </MdxContext>
  );
};

export const query = graphql`
  fragment MdxText on Mdx {
    tree
    facts {
      name
      value
    }
  }
`;
