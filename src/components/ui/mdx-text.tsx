import { graphql } from "gatsby";
import { type ComponentType, createElement, type ReactNode, useMemo } from "react";
import type { BookingSource } from "../../analytics/booking-source";
import { headingId } from "../../lib/links/slug";
import { byName } from "../../lib/pictures/text-pictures";
import type { TextTree } from "../../lib/text/text-tree";
import { AnyLink } from "./any-link";
import { BeforeAfter } from "./before-after";
import { Callout } from "./callout";
import { Fact } from "./fact";
import { MdxBookLink } from "./mdx-book-link";
import { MdxContext, type PictureSizes } from "./mdx-context";
import { TextPicture } from "./text-picture";

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

/** A heading of the second level that can be linked; `Mdx.sections` lists the same fragments. */
const SectionHeading = ({ children }: { children?: ReactNode }) => (
  <h2 id={typeof children === "string" ? headingId(children) : undefined}>{children}</h2>
);

/** `src/content/text/elements.ts` knows the names that start with a capital letter; facts are named in braces. */
const ownComponents: Components = {
  Fact,
  Callout,
  BookLink: MdxBookLink,
  BeforeAfter,
  a: AnyLink,
  h2: SectionHeading,
  img: TextPicture,
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
