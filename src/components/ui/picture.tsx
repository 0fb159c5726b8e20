import { css } from "@emotion/react";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { type ComponentProps, useCallback, useState } from "react";

interface PictureProps extends Pick<ComponentProps<"img">, "loading" | "fetchPriority" | "sizes"> {
  image: IGatsbyImageData;
  alt: string;
}

/** The content of a `<picture>`; without styles, which Emotion would write into a `<noscript>`. */
export const PictureMarkup = ({
  image: { images, width, height },
  alt,
  sizes,
  loading = "lazy",
  fetchPriority,
}: PictureProps) => {
  const [failed, setFailed] = useState(false);
  const detectEarlierFailure = useCallback((img: HTMLImageElement | null) => {
    if (img?.currentSrc && img.complete && img.naturalWidth === 0) setFailed(true);
  }, []);
  const { sources = [], fallback } = images;

  return (
    <>
      {sources.map(({ srcSet, type, media }, index) => (
        <source key={index} srcSet={srcSet} type={type} media={media} sizes={sizes} />
      ))}
      <img
        ref={detectEarlierFailure}
        alt={alt}
        width={width}
        height={height}
        loading={loading}
        decoding="async"
        fetchPriority={fetchPriority}
        sizes={fallback?.srcSet && sizes}
        srcSet={fallback?.srcSet}
        src={fallback?.src}
        data-failed={failed || undefined}
        onError={() => setFailed(true)}
        onLoad={() => setFailed(false)}
      />
      {failed && alt && (
        <span aria-hidden="true" css={altText}>
          {alt}
        </span>
      )}
    </>
  );
};

/** Renders gatsby-plugin-image's data without the package's component and its 54 kB. */
export const Picture = ({ className, ...props }: PictureProps & { className?: string }) => (
  <picture css={[picture, imageStyle(props.image)]} className={className}>
    <PictureMarkup {...props} />
  </picture>
);

/** A class, because the page's policy would contain a hash for each style attribute. */
const imageStyle = ({ backgroundColor, width, height }: IGatsbyImageData) => css`
  --picture-color: ${backgroundColor};
  --picture-ratio: ${width / height};
`;

/* Otherwise the alt text's height would replace the photo's. */
const picture = css`
  position: relative;
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
    padding: 4% 4% 18%;
    color: transparent;
    content: url("/icons/icon-192.png");
    object-fit: scale-down;
    opacity: 0.3;
  }
`;

const altText = css`
  position: absolute;
  inset: auto 0 0;
  padding: var(--space-2);
  font-size: 0.875rem;
  line-height: 1.3;
  text-align: center;
`;
