import { css } from "@emotion/react";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { mount } from "../../styles/frames";
import { Picture } from "./picture";
import { useMdxContext } from "./mdx-context";

interface Props {
  /** The name of a file beside the text. */
  src: string;
  alt: string;
  /** A line below the picture. */
  title?: string;
}

/** A picture between the paragraphs of a text: `![What it shows](photo.jpg "A caption")`. */
export const TextPicture = ({ src, alt, title }: Props) => {
  const { pictures, pictureSizes } = useMdxContext();
  const image = pictures[src];
  // Only the live preview comes here: a build stops at a file that doesn't exist.
  if (!image) return <p>{`{${src}}`}</p>;
  return (
    <figure css={[figure, ofImage(image)]}>
      <div css={frame}>
        <Picture image={image} alt={alt} sizes={pictureSizes.single} />
      </div>
      {title && <figcaption css={caption}>{title}</figcaption>}
    </figure>
  );
};

/* Never larger than its file, nor so high that it fills the window. */
const ofImage = ({ width, height }: IGatsbyImageData) => css`
  --figure-width: min(${width}px, 34rem * ${width / height});
`;

const figure = css`
  max-width: calc(var(--figure-width) + 2 * var(--space-2));
  margin-block: var(--space-8);
  break-inside: avoid;
`;

/** The frame around a picture in a text, as around a post's cover. */
export const frame = css`
  ${mount}
`;

/** What stands below a picture in a text. */
export const caption = css`
  margin-top: var(--space-2);
  color: var(--color-ink-soft);
  font-size: var(--text-small);
  line-height: 1.45;
`;
