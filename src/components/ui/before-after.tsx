import { css } from "@emotion/react";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { pairedPictures } from "../../lib/pictures/text-pictures";
import { Picture } from "./picture";
import { useMdxContext } from "./mdx-context";
import { caption, frame } from "./text-picture";

interface Props {
  /** The names of two files beside the text. */
  before: string;
  after: string;
  /** What the pictures show. */
  beforeAlt: string;
  afterAlt: string;
  /** A line below the pair. */
  caption?: string;
}

/** Two pictures of one dog, side by side where there is room, one below the other on phones. */
export const BeforeAfter = ({ caption: words, ...pair }: Props) => {
  const { pictures, pictureSizes } = useMdxContext();
  const first = pictures[pair.before];
  return (
    <figure css={figure}>
      <div css={sides}>
        {pairedPictures.map(({ name, alt, label }) => {
          const image = pictures[pair[name]];
          return (
            <figure key={name} css={[frame, side]}>
              <figcaption css={tag}>{label}</figcaption>
              {/* Without one in the live preview alone: a build stops at a file that doesn't exist. */}
              {image ? (
                <Picture
                  image={image}
                  alt={pair[alt]}
                  sizes={pictureSizes.paired}
                  css={ofShape(first ?? image)}
                />
              ) : (
                <p>{`{${pair[name]}}`}</p>
              )}
            </figure>
          );
        })}
      </div>
      {words && <figcaption css={caption}>{words}</figcaption>}
    </figure>
  );
};

const figure = css`
  margin-block: var(--space-8);
`;

/* By the room that the text has, which in the chat and a dialog isn't the window's. */
const sides = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  gap: var(--space-4);
`;

const side = css`
  position: relative;
  break-inside: avoid;
`;

/* Of one shape, the first one's, as far as two fit side by side; nothing is cut off. */
const ofShape = ({ width, height }: IGatsbyImageData) => css`
  img {
    aspect-ratio: ${Math.min(3 / 2, Math.max(3 / 4, width / height))};
  }
`;

/* Lies on the picture's corner like the tab of a file card. */
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
