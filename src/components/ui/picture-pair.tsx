import { css } from "@emotion/react";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { caption as captionText, mount } from "../../styles/frames";
import { Picture } from "./picture";

interface Side {
  /** The word on the picture's corner. */
  label: string;
  alt: string;
  /** Missing only in the live preview: a build stops at a missing file. */
  image: IGatsbyImageData | undefined;
  /** The file's name, in place of a missing picture. */
  file: string;
}

interface Props {
  sides: readonly Side[];
  /** The width of one picture in the layout, in the syntax of the HTML attribute. */
  sizes?: string;
  caption?: string | null | undefined;
  className?: string;
}

/** Two pictures of one dog, side by side if there is room, otherwise stacked. */
export const PicturePair = ({ sides, sizes, caption, className }: Props) => {
  const first = sides[0]?.image;
  return (
    <figure className={className}>
      <div css={row}>
        {sides.map(({ label, alt, image, file }) => (
          <figure key={label} css={side}>
            <figcaption css={tag}>{label}</figcaption>
            {image ? (
              <Picture image={image} alt={alt} sizes={sizes} css={sameShape(first ?? image)} />
            ) : (
              <p>{`{${file}}`}</p>
            )}
          </figure>
        ))}
      </div>
      {caption && <figcaption css={below}>{caption}</figcaption>}
    </figure>
  );
};

/* Depends on the container's width, which in the chat and in dialogs differs from the window's. */
const row = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  gap: var(--space-4);
`;

const side = css`
  ${mount}
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

const below = css`
  ${captionText}
`;
