import { css } from "@emotion/react";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { pairedPictures } from "../../lib/pictures/text-pictures";
import { caption as captionText, mount } from "../../styles/frames";
import { Picture } from "./picture";
import { useMdxContext } from "./mdx-context";

interface Props {
  /** The name of a file next to the text. */
  src: string;
  alt: string;
  /** A caption below the picture. */
  title?: string;
}

/** A picture between the paragraphs of a text: `![What it shows](photo.jpg "A caption")`. */
export const TextPicture = ({ src, alt, title }: Props) => {
  const { pictures, pictureSizes } = useMdxContext();
  const image = pictures[src];
  // Only the live preview reaches this line: a build stops at a missing file.
  if (!image) return <p>{`{${src}}`}</p>;
  return (
    <figure css={[figure, figureWidth(image)]}>
      <div css={frame}>
        <Picture image={image} alt={alt} sizes={pictureSizes.single} />
      </div>
      {title && <figcaption css={below}>{title}</figcaption>}
    </figure>
  );
};

interface PairProps {
  /** The names of two files next to the text. */
  before: string;
  after: string;
  /** The alternative texts. */
  beforeAlt: string;
  afterAlt: string;
  /** A caption below the pair. */
  caption?: string;
}

/** Two pictures of one dog, side by side if there is room, otherwise stacked. */
export const BeforeAfter = ({ caption, ...pair }: PairProps) => {
  const { pictures, pictureSizes } = useMdxContext();
  const first = pictures[pair.before];
  return (
    <figure css={pairFigure}>
      <div css={sides}>
        {pairedPictures.map(({ name, alt, label }) => {
          const image = pictures[pair[name]];
          return (
            <figure key={name} css={[frame, side]}>
              <figcaption css={tag}>{label}</figcaption>
              {/* Missing only in the live preview: a build stops at a missing file. */}
              {image ? (
                <Picture
                  image={image}
                  alt={pair[alt]}
                  sizes={pictureSizes.paired}
                  css={sameShape(first ?? image)}
                />
              ) : (
                <p>{`{${pair[name]}}`}</p>
              )}
            </figure>
          );
        })}
      </div>
      {caption && <figcaption css={below}>{caption}</figcaption>}
    </figure>
  );
};

/* Never larger than its file, and never taller than the window. */
const figureWidth = ({ width, height }: IGatsbyImageData) => css`
  --figure-width: min(${width}px, 34rem * ${width / height});
`;

const figure = css`
  max-width: calc(var(--figure-width) + 2 * var(--space-2));
  margin-block: var(--space-8);
  break-inside: avoid;
`;

const frame = css`
  ${mount}
`;

const below = css`
  ${captionText}
`;

const pairFigure = css`
  margin-block: var(--space-8);
`;

/* Depends on the text's width, which in the chat and in dialogs differs from the window's. */
const sides = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  gap: var(--space-4);
`;

const side = css`
  position: relative;
  break-inside: avoid;
`;

/* Both have the first picture's shape if they are side by side; nothing is cut off. */
const sameShape = ({ width, height }: IGatsbyImageData) => css`
  img {
    aspect-ratio: ${Math.min(3 / 2, Math.max(3 / 4, width / height))};
  }
`;

/* On the picture's corner, like the tab of a file card. */
const tag = css`
  position: absolute;
  z-index: 1;
  top: var(--space-2);
  left: var(--space-2);
  padding: var(--space-1) var(--space-3);
  border-bottom-right-radius: var(--radius);
  background: var(--color-green);
  color: var(--color-card);
  font-size: var(--text-small);
  font-weight: 650;
  line-height: 1.4;
`;
