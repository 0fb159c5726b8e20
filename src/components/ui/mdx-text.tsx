import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { Root } from "hast";
import { type Components, toJsxRuntime } from "hast-util-to-jsx-runtime";
import type { ReactNode } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import type { BookingSource } from "../../analytics/event";
import type { BookingForm } from "../../lib/links/booking-link";
import { byName } from "../../lib/pictures";
import { AnyLink } from "./any-link";
import { BookLink } from "./book-link";
import { Callout } from "./callout";
import { BeforeAfter, MdxContext, TextPicture, useMdxContext } from "./text-picture";
import { TextTable } from "./text-table";

interface Props extends Omit<Queries.MdxTextFragment, "tree"> {
  /** The root of an HTML tree, which GraphQL types as any JSON. */
  tree: object;
  bookingSource: BookingSource;
  /** The heading of the text's sections; others follow from it. */
  sectionHeading?: "h2" | "h4";
  pictureSizes?: typeof inColumn;
}

/** `<BookLink>` in a text. In the chat it opens a new tab, so that the conversation stays. */
const MdxBookLink = (props: { children: ReactNode; form?: BookingForm }) => {
  const { bookingSource } = useMdxContext();
  return (
    <BookLink
      {...props}
      source={bookingSource}
      newTab={bookingSource === "chat"}
      className="screen-only"
      css={action}
    />
  );
};

/** `src/content/text/text-to-hast.ts` lists the names with a capital letter. */
const ownComponents = {
  Callout,
  BookLink: MdxBookLink,
  BeforeAfter,
  a: AnyLink,
  img: TextPicture,
  table: TextTable,
} as Components;

const headingsBelow = {
  h2: {},
  h4: { h2: "h4", h3: "h5", h4: "h6", h5: "h6" },
} as const;

const inColumn = {
  single: "(min-width: 42rem) 38rem, calc(100vw - 2rem)",
  paired: "(min-width: 42rem) 19rem, calc(100vw - 2rem)",
};

export const MdxText = ({
  pictures,
  tree,
  bookingSource,
  sectionHeading = "h2",
  pictureSizes = inColumn,
}: Props) => {
  const text = toJsxRuntime(tree as Root, {
    Fragment,
    jsx,
    jsxs,
    components: { ...ownComponents, ...headingsBelow[sectionHeading] },
    tableCellAlignToStyle: false, // or style attributes, whose hashes each visitor would load
  }) as ReactNode;
  return (
    <MdxContext value={{ pictures: byName(pictures), pictureSizes, bookingSource, sectionHeading }}>
      {text}
    </MdxContext>
  );
};

const action = css`
  margin-block: var(--space-4) var(--space-2);
  min-height: 3.25rem;
  font-size: var(--text-lead);
`;

export const query = graphql`
  fragment MdxText on Mdx {
    tree
    pictures {
      name
      file {
        childImageSharp {
          gatsbyImageData(width: 1600, breakpoints: [640, 1024, 1600], quality: 72)
        }
      }
    }
  }
`;
