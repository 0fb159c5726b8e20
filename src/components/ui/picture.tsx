import { css } from "@emotion/react";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { PictureMarkup, type PictureProps } from "./picture-markup";

interface Props extends PictureProps {
  className?: string;
}

/**
 * A picture from gatsby-plugin-image's data, as plain HTML: its own component brings react-dom's
 * server renderer into the browser. A tint of the picture's colour stands for it until it has
 * arrived, surrounds it where its shape differs from its box, and lets its alt text be read if it
 * never comes.
 */
export const Picture = ({ className, ...props }: Props) => (
  <picture css={[picture, ofImage(props.image)]} className={className}>
    <PictureMarkup {...props} />
  </picture>
);

/** In a class, since the page's policy allows no style attribute. */
const ofImage = ({ backgroundColor, width, height }: IGatsbyImageData) => css`
  --picture-color: ${backgroundColor};
  --picture-ratio: ${width / height};
`;

/* Its text would make it as high as itself, not as the photo was to be. */
const picture = css`
  display: block;
  background: var(--color-green-light);
  background: color-mix(
    in srgb,
    var(--picture-color, var(--color-green-light)) 35%,
    var(--color-card)
  );
  color: var(--color-ink);

  img {
    width: 100%;
    height: auto;
    object-fit: contain;
  }

  img[data-failed] {
    aspect-ratio: var(--picture-ratio);
    padding: 12% 10% 0;
    font-size: var(--text-lead);
    line-height: 1.4;
    text-align: center;
  }
`;
