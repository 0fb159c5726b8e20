import { MDXProvider } from "@mdx-js/react";
import { graphql } from "gatsby";
import { type ReactNode, useMemo } from "react";
import type { BookingSource } from "../../analytics/booking-source";
import { Callout } from "./callout";
import { Fact } from "./fact";
import { MdxBookLink } from "./mdx-book-link";
import { MdxContext } from "./mdx-context";
import { MdxLink } from "./mdx-link";
import { SectionHeading } from "./section-heading";

interface Props {
  /** The text's own facts: spread the fragment `MdxText` into the query. */
  facts: Queries.MdxTextFragment["facts"];
  /** The label under which clicks on the text's booking links are reported. */
  bookingSource: BookingSource;
  /** The compiled MDX, as Gatsby hands it to a template. */
  children: ReactNode;
}

/** `src/content-check` knows the names that start with a capital letter: texts may use these. */
const components = { Fact, Callout, BookLink: MdxBookLink, a: MdxLink, h2: SectionHeading };

/** Gives an MDX text its components and the values they show. */
export const MdxText = ({ facts, bookingSource, children }: Props) => {
  const context = useMemo(
    () => ({
      facts: Object.fromEntries(facts.map(({ name, value }) => [name, value])),
      bookingSource,
    }),
    [facts, bookingSource],
  );
  return (
    <MdxContext value={context}>
      <MDXProvider components={components}>{children}</MDXProvider>
    </MdxContext>
  );
};

export const query = graphql`
  fragment MdxText on Mdx {
    facts {
      name
      value
    }
  }
`;
