import { css } from "@emotion/react";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { createContext, type ReactNode, useContext } from "react";
import { caption as captionText, mount } from "../../styles/frames";
import { Picture } from "./picture";
import type { BookingSource } from "../../analytics/event";
import type { TextPictures } from "../../lib/pictures";

/** The widths of a text's pictures, in the syntax of the HTML attribute `sizes`. */
export interface PictureSizes {
  single: string;
  paired: string;
}

export interface MdxContextValue {
  pictures: TextPictures;
  pictureSizes: PictureSizes;
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

/** A picture between the paragraphs of a text: `![What it shows](photo.jpg "A caption")`. */
export const TextPicture = ({ src, alt, title }: Props) => {
  const { pictures, pictureSizes } = useMdxContext();
  const image = pictures[src];
  if (!image) return <p>{`{${src}}`}</p>;
  return (
    <figure css={[figure, figureWidth(image)]}>
      <div css={frame}>
        <Picture image={image} alt={alt} sizes={pictureSizes.single} />
      </div>
      {title && (
        <figcaption dir="auto" css={below}>
          {title}
        </figcaption>
      )}
    </figure>
  );
};

interface FigureProps {
  before: ReactNode;
  after: ReactNode;
  caption?: string | null;
  className?: string;
}

export const PicturePair = ({ before, after, caption, className }: FigureProps) => (
  <figure className={className}>
    <div css={sides}>
      <figure css={sideFrame}>
        {before}
        <figcaption>Before</figcaption>
      </figure>
      <figure css={sideFrame}>
        {after}
        <figcaption>After</figcaption>
      </figure>
    </div>
    {caption && (
      <figcaption dir="auto" css={below}>
        {caption}
      </figcaption>
    )}
  </figure>
);

/* Depends on the text's width, which in the chat and in dialogs differs from the window's. */
const sides = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  gap: var(--space-2);
`;

const sideFrame = css`
  ${mount}
  text-align: center;
  break-inside: avoid;

  figcaption {
    padding-top: var(--space-1);
    font-weight: 600;
  }
`;

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
    // Missing only in the live preview: a build stops at a missing file.
    if (!image) return <p>{`{${name}}`}</p>;
    const shape = sameShape(pictures[before] ?? image);
    return <Picture image={image} alt={alt} sizes={pictureSizes.paired} css={shape} />;
  };
  return (
    <PicturePair
      before={side(before, beforeAlt)}
      after={side(after, afterAlt)}
      caption={caption}
      css={pairFigure}
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

const frame = css(mount);

const below = css(captionText);

const pairFigure = css`
  margin-block: var(--space-8);
`;

/* Both have the first picture's shape if they are side by side; nothing is cut off. */
const sameShape = ({ width, height }: IGatsbyImageData) => css`
  img {
    aspect-ratio: ${Math.min(3 / 2, Math.max(3 / 4, width / height))};
  }
`;
