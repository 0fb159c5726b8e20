import { MDXProvider } from "@mdx-js/react";
import { graphql, Link } from "gatsby";
import { type ComponentProps, type ReactNode, useMemo } from "react";
import type { BookingSource } from "../../analytics/booking-source";
import { headingId } from "../../lib/slug";
import { byName } from "../../lib/text-pictures";
import type { TextTree } from "../../lib/text-tree";
import { BeforeAfter } from "./before-after";
import { Callout } from "./callout";
import { Fact } from "./fact";
import { MdxBookLink } from "./mdx-book-link";
import { MdxContext, type PictureSizes } from "./mdx-context";
import { TextBody } from "./text-body";
import { TextPicture } from "./text-picture";

interface Props extends Queries.MdxTextFragment {
  /** The label under which clicks on the text's booking links are reported. */
  bookingSource: BookingSource;
  /** Other elements for some names in the text: `{ h2: "h4" }`. */
  componentOverrides?: Record<string, string>;
  /** Where the text is narrower than on a page of its own. */
  pictureSizes?: PictureSizes;
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

/** `src/text/elements.ts` knows the names that start with a capital letter; facts are named in braces. */
const components = {
  Fact,
  Callout,
  BookLink: MdxBookLink,
  BeforeAfter,
  a: MdxLink,
  h2: SectionHeading,
  img: TextPicture,
};

/** On a page, a text is as wide as its column. */
const inColumn = {
  single: "(min-width: 42rem) 38rem, calc(100vw - 2rem)",
  paired: "(min-width: 42rem) 19rem, calc(100vw - 2rem)",
};

/** An MDX text with its components and the values they show. */
export const MdxText = ({
  facts,
  pictures,
  tree,
  bookingSource,
  componentOverrides,
  pictureSizes = inColumn,
}: Props) => {
  const context = useMemo(
    () => ({
      facts: Object.fromEntries(facts.map(({ name, value }) => [name, value])),
      pictures: byName(pictures),
      pictureSizes,
      bookingSource,
    }),
    [facts, pictures, pictureSizes, bookingSource],
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
    pictures {
      name
      image
    }
  }
`;
