import { css } from "@emotion/react";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { createContext, useContext } from "react";
import { mount } from "../../styles/frames";
import { Picture } from "./picture";
import { Caption, PicturePair } from "./picture-pair";
import type { BookingSource } from "../../analytics/event";
import type { byName } from "../../lib/pictures";

interface MdxContextValue {
  pictures: ReturnType<typeof byName>;
  /** The widths of a text's pictures, in the syntax of the HTML attribute `sizes`. */
  pictureSizes: Record<"single" | "paired", string>;
  bookingSource: BookingSource;
  /** The level of the text's own sections, which is lower in the chat. */
  sectionHeading: "h2" | "h4";
}

export const MdxContext = createContext<MdxContextValue | undefined>(undefined);

export const useMdxContext = (): MdxContextValue => useContext(MdxContext)!;

interface Props {
  src: string;
  alt: string;
  title?: string;
}

/** Only the editor's preview shows it: Gatsby stops at a missing file. */
const MissingPicture = ({ name }: { name: string }) => <p>{`{${name}}`}</p>;

/** A picture between the paragraphs of a text: `![What it shows](photo.jpg "A caption")`. */
export const TextPicture = ({ src, alt, title }: Props) => {
  const { pictures, pictureSizes } = useMdxContext();
  const image = pictures[src];
  if (!image) return <MissingPicture name={src} />;
  return (
    <figure css={[figure, figureWidth(image)]}>
      <div css={css(mount)}>
        <Picture image={image} alt={alt} sizes={pictureSizes.single} />
      </div>
      {title && <Caption>{title}</Caption>}
    </figure>
  );
};

interface PairProps {
  before: string;
  after: string;
  beforeAlt: string;
  afterAlt: string;
  caption?: string;
}

export const BeforeAfter = ({ before, after, beforeAlt, afterAlt, caption }: PairProps) => {
  const { pictures, pictureSizes } = useMdxContext();
  const side = (name: string, alt: string) => {
    const image = pictures[name];
    if (!image) return <MissingPicture name={name} />;
    const shape = sameShape(pictures[before] ?? image);
    return <Picture image={image} alt={alt} sizes={pictureSizes.paired} css={shape} />;
  };
  return (
    <PicturePair
      before={side(before, beforeAlt)}
      after={side(after, afterAlt)}
      caption={caption}
      css={{ marginBlock: "var(--space-8)" }}
    />
  );
};

const figureWidth = ({ width, height }: IGatsbyImageData) => css`
  --figure-width: min(${width}px, 34rem * ${width / height});
`;

const figure = css`
  max-width: calc(var(--figure-width) + 2 * var(--space-2));
  margin-block: var(--space-8);
  break-inside: avoid;
`;

/* Both have the first picture's shape if they are side by side; nothing is cut off. */
const sameShape = ({ width, height }: IGatsbyImageData) => css`
  img {
    aspect-ratio: ${Math.min(3 / 2, Math.max(3 / 4, width / height))};
  }
`;
