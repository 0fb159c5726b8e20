import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { firstPhotos } from "../../lib/constants";
import { from } from "../../styles/media";
import { Picture, PictureMarkup } from "../ui/picture";
import { HeadTags } from "../ui/seo";

export const withPanel = `${from("lg")} and (min-height: 40rem)`;

const priorityOf = (index: number): "high" | "low" => (index === 0 ? "high" : "low");

interface Props {
  photo: Queries.CarouselPhotoFragment;
  index: number;
  count: number;
  /** A caption for which the slide has room, because another slide shows it. */
  longest?: string;
}

const Slide = ({
  photo: { alt, caption },
  index,
  count,
  longest,
  children,
}: Props & { children: ReactNode }) => {
  const label = `${index + 1} of ${count}`;
  return (
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={label}
      data-longest={longest && `${label} ${longest}`}
      css={slide}
    >
      {children}
      {/* Screen readers get the alt text, which contains more. */}
      <p aria-hidden="true" css={captionText}>
        <span css={position}>{`${index + 1}\nof ${count}`}</span> <bdi>{caption ?? alt}</bdi>
      </p>
    </div>
  );
};

export const PhotoSlide = (props: Props) => {
  const { photo, index } = props;
  return (
    <Slide {...props}>
      <Picture
        image={photo.file.childImageSharp.gallery.image}
        alt={photo.alt}
        // Scripts add photos shortly before they are seen. A lazy one would load too late: it is clipped.
        loading="eager"
        fetchPriority={index < firstPhotos ? priorityOf(index) : undefined}
      />
    </Slide>
  );
};

/** The other photos for visitors without scripts, in their smallest variant. */
export const SlidesWithoutScripts = ({ photos }: { photos: readonly Props["photo"][] }) => (
  <noscript>
    {photos.map(
      (photo, index) =>
        index >= firstPhotos && (
          <Slide key={photo.name} photo={photo} index={index} count={photos.length}>
            <picture>
              <PictureMarkup image={photo.file.childImageSharp.gallery.smallest} alt={photo.alt} />
            </picture>
          </Slide>
        ),
    )}
  </noscript>
);

/** Each size's condition excludes those of earlier ones: the browser would preload all that match. */
function preloadsOf({ file }: Queries.CarouselPhotoFragment) {
  const { sources = [], fallback } = file.childImageSharp.gallery.image.images;
  return [...sources, fallback!].map(({ srcSet: href }, index) => {
    const earlier = sources.slice(0, index).map(({ media }) => `(not ${media})`);
    return { href, media: [...earlier, sources[index]?.media].filter(Boolean).join(" and ") };
  });
}

export const PhotoPreloads = ({ photos }: { photos: readonly Queries.CarouselPhotoFragment[] }) => (
  <HeadTags>
    {photos
      .slice(0, firstPhotos)
      .flatMap((photo, index) =>
        preloadsOf(photo).map((preload) => (
          <link
            key={preload.href}
            rel="preload"
            as="image"
            {...preload}
            fetchPriority={priorityOf(index)}
          />
        )),
      )}
  </HeadTags>
);

const captionBox = `
  grid-area: 2 / 1;
  padding: var(--space-3) var(--space-3) var(--space-4);
  font-family: var(--font-heading);
  line-height: 1.3;

  ${from("md")} {
    min-height: 4rem;
    padding-right: 15rem;
  }

  ${withPanel} {
    grid-area: 1 / 2;
    padding: var(--space-4) var(--space-4) 4rem;
    text-align: center;
  }
`;

const slide = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  ${withPanel} {
    grid-template-columns: minmax(0, 1fr) var(--panel-width);
  }

  picture {
    align-self: start;
    aspect-ratio: 3 / 2;
  }

  picture > img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }

  /* Reserves the height of the longest caption, so that nothing moves when its slide appears. */
  &::after {
    ${captionBox}
    visibility: hidden;
    content: attr(data-longest);

    ${withPanel} {
      padding-top: calc(var(--rosette-width) + 3 * var(--space-4));
    }
  }
`;

const captionText = css`
  ${captionBox}

  ${withPanel} {
    border-left: 1px solid var(--color-green);
  }
`;

const position = css`
  margin-right: var(--space-2);
  color: var(--color-green);
  font-weight: 650;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  ${withPanel} {
    display: block;
    margin: 0 0 var(--space-3);
    white-space: pre;

    &::first-line {
      font-size: var(--text-title);
      line-height: var(--rosette-width);
    }
  }
`;
