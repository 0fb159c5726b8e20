import { css } from "@emotion/react";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { Picture } from "../picture/picture";
import { useMdxContext } from "./mdx-context";
import { caption, mount } from "./figure-styles";

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
      <div css={mount}>
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
