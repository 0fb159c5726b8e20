import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { type ComponentType, createElement, type ReactNode, useMemo } from "react";
import type { BookingSource } from "../../analytics/booking-source";
import type { BookingForm } from "../../lib/links/booking-link";
import { byName } from "../../lib/pictures/text-pictures";
import type { TextTree } from "../../lib/text/text-tree";
import { AnyLink } from "./any-link";
import { BookLink } from "./book-link";
import { Callout } from "./callout";
import { MailLink, PhoneLink } from "./contact-link";
import { MdxContext, type PictureSizes, useMdxContext } from "./mdx-context";
import { BeforeAfter, TextPicture } from "./text-picture";
import { TextTable } from "./text-table";

interface Props extends Queries.MdxTextFragment {
  /** The label of clicks on the text's booking links in analytics. */
  bookingSource: BookingSource;
  /** Replacements for elements of the text: `{ h2: "h4" }`. */
  componentOverrides?: Readonly<Record<string, string>>;
  /** For a text that is narrower than on its own page. */
  pictureSizes?: PictureSizes;
}

// The parser has already checked each element's attributes (src/content/text/elements.ts).
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Components = Record<string, string | ComponentType<any>>;

/** Maximum length, in characters, of a value that never breaks: a price, a date, a time. */
const longestInOneLine = 14;

/** The value of a fact from `data/`, with a link for the shop's phone number or email address. */
const Fact = ({ name }: { name: string }) => {
  const value = useMdxContext().facts[name];
  // Only the live preview reaches this line: a build stops at an unknown fact.
  if (value === undefined) return <>{`{${name}}`}</>;
  if (name === "phone") return <PhoneLink />;
  if (name === "email") return <MailLink />;
  return <span css={[figures, value.length <= longestInOneLine && inOneLine]}>{value}</span>;
};

interface BookLinkProps {
  children: ReactNode;
  form?: BookingForm;
}

/**
 * `<BookLink>` in a text, with the page's label for analytics. In the chat it opens a new tab, so
 * that the conversation stays.
 */
const MdxBookLink = ({ children, form }: BookLinkProps) => {
  const { bookingSource } = useMdxContext();
  return (
    <BookLink
      source={bookingSource}
      form={form}
      newTab={bookingSource === "chat"}
      className="screen-only"
      css={action}
    >
      {children}
    </BookLink>
  );
};

/** `src/content/text/elements.ts` lists the names with a capital letter; facts are in braces. */
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

/** Renders an element of a text with the component of its name, if there is one. */
function renderPart(part: TextTree, components: Components, key: number): ReactNode {
  if (typeof part === "string") return part;
  const [name, attributes, ...children] = part;
  return createElement(
    components[name] ?? name,
    { key, ...attributes },
    ...children.map((child, index) => renderPart(child, components, index)),
  );
}

/** Renders a text from data, with its components and their values. */
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
