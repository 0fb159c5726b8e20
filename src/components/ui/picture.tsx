import { css } from "@emotion/react";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { useCallback, useState } from "react";

/** A picture, and how it is to be loaded. */
interface PictureProps {
  image: IGatsbyImageData;
  /** What the picture shows; empty if it only decorates. */
  alt: string;
  /** The width at which the layout shows the picture, in the syntax of the HTML attribute. */
  sizes?: string;
  loading?: "eager" | "lazy";
  fetchPriority?: "high" | "low" | "auto";
  decoding?: "async" | "sync" | "auto";
}

/** The address of the first candidate of a `srcset`. */
export const firstAddress = (srcSet = ""): string | undefined =>
  srcSet.trim().split(/[\s,]/)[0] || undefined;

/** The same picture in the variant for the narrowest windows alone. */
export const smallestOf = (image: IGatsbyImageData): IGatsbyImageData => {
  const src = firstAddress(image.images.sources?.[0]?.srcSet);
  return src ? { ...image, images: { fallback: { src } } } : image;
};

/**
 * What stands in a `<picture>`. It carries no styles of its own and so may be used in `<noscript>`:
 * Emotion writes a style once, where it is used first, and there no browser with scripts finds it.
 */
export const PictureMarkup = ({
  image: { images, width, height },
  alt,
  sizes,
  loading = "lazy",
  fetchPriority,
  decoding = "async",
}: PictureProps) => {
  const [failed, setFailed] = useState(false);
  const noteEarlierFailure = useCallback((img: HTMLImageElement | null) => {
    if (img?.currentSrc && img.complete && img.naturalWidth === 0) setFailed(true);
  }, []);
  const { sources = [], fallback } = images;

  return (
    <>
      {sources.map(({ srcSet, type, media }) => (
        <source key={srcSet} srcSet={srcSet} type={type} media={media} sizes={sizes} />
      ))}
      <img
        ref={noteEarlierFailure}
        alt={alt}
        width={width}
        height={height}
        loading={loading}
        decoding={decoding}
        fetchPriority={fetchPriority}
        sizes={fallback?.srcSet && sizes}
        srcSet={fallback?.srcSet}
        src={fallback?.src ?? firstAddress(sources.at(-1)?.srcSet)}
        data-failed={failed || undefined}
        onError={() => setFailed(true)}
        onLoad={() => setFailed(false)}
      />
    </>
  );
};

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
