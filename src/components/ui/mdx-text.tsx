import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { type ComponentType, createElement, type ReactNode, useMemo } from "react";
import type { BookingSource } from "../../analytics/booking-source";
import type { BookingForm } from "../../lib/links/booking-link";
import { callLink, mailLink } from "../../lib/links/contact-links";
import { byName } from "../../lib/pictures/text-pictures";
import type { TextTree } from "../../lib/text/text-tree";
import { AnyLink } from "./any-link";
import { BookLink } from "./book-link";
import { Callout } from "./callout";
import { MdxContext, type PictureSizes, useMdxContext } from "./mdx-context";
import { BeforeAfter, TextPicture } from "./text-picture";
import { TextTable } from "./text-table";

interface Props extends Queries.MdxTextFragment {
  /** The label under which clicks on the text's booking links are reported. */
  bookingSource: BookingSource;
  /** Other elements for some names in the text: `{ h2: "h4" }`. */
  componentOverrides?: Readonly<Record<string, string>>;
  /** Where the text is narrower than on a page of its own. */
  pictureSizes?: PictureSizes;
}

// What a text says of an element is checked when it is read (src/content/text/elements.ts).
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Components = Record<string, string | ComponentType<any>>;

/** Letters up to which a value never breaks in two: a price, a date, a time. */
const longestInOneLine = 14;

/** The value of a fact from `data/`; the shop's phone number and email address can be tapped. */
const Fact = ({ name }: { name: string }) => {
  const value = useMdxContext().facts[name];
  // Only the live preview comes here: a build stops at a fact that doesn't exist.
  if (value === undefined) return <>{`{${name}}`}</>;
  if (name === "phone")
    return (
      <a href={callLink(value)} translate="no">
        {value}
      </a>
    );
  if (name === "email")
    return (
      <a href={mailLink(value)} translate="no">
        {value}
      </a>
    );
  return <span css={[figures, value.length <= longestInOneLine && inOneLine]}>{value}</span>;
};

interface BookLinkProps {
  children: ReactNode;
  /** Which form of the booking address is meant. */
  form?: BookingForm;
}

/**
 * `<BookLink>` in a text: reported under the label of the page that shows the text. In the chat it opens a
 * new tab, so that the conversation stays.
 */
const MdxBookLink = ({ children, form }: BookLinkProps) => {
  const { bookingSource } = useMdxContext();
  return (
    <BookLink source={bookingSource} form={form} newTab={bookingSource === "chat"} css={action}>
      {children}
    </BookLink>
  );
};

/** `src/content/text/elements.ts` knows the names that start with a capital letter; facts are named in braces. */
const ownComponents: Components = {
  Fact,
  Callout,
  BookLink: MdxBookLink,
  BeforeAfter,
  a: AnyLink,
  img: TextPicture,
  table: TextTable,
};

/** On a page, a text is as wide as its column. */
const inColumn = {
  single: "(min-width: 42rem) 38rem, calc(100vw - 2rem)",
  paired: "(min-width: 42rem) 19rem, calc(100vw - 2rem)",
};

/** An element of a text, of the component of its name if there is one. */
function renderPart(part: TextTree, components: Components, key: number): ReactNode {
  if (typeof part === "string") return part;
  const [name, attributes, ...children] = part;
  return createElement(
    components[name] ?? name,
    { key, ...attributes },
    ...children.map((child, index) => renderPart(child, components, index)),
  );
}

/** A text that comes as data, with its components and the values they show. */
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
      sectionHeading: componentOverrides?.h2 === "h4" ? ("h4" as const) : ("h2" as const),
    }),
    [facts, pictures, pictureSizes, bookingSource, componentOverrides],
  );
  const components = { ...ownComponents, ...componentOverrides };
  return (
    <MdxContext value={context}>
      {(tree as unknown as TextTree[]).map((part, index) => renderPart(part, components, index))}
    </MdxContext>
  );
};

const inOneLine = css`
  white-space: nowrap;
`;

const figures = css`
  font-variant-numeric: lining-nums;
`;

const action = css`
  margin-block: var(--space-4) var(--space-2);
  min-height: 3.25rem;
  font-size: var(--text-lead);
`;

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
