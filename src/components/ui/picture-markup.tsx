import type { IGatsbyImageData } from "gatsby-plugin-image";
import { useCallback, useState } from "react";

/** A picture, and how it is to be loaded. */
export interface PictureProps {
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
