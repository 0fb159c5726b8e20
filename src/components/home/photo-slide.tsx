import { css } from "@emotion/react";
import { useSavesData } from "../../hooks/use-is-built";
import { from } from "../../styles/media";
import { Picture, PictureMarkup, smallestOf } from "../ui/picture";
import { firstPhotos, priorityOf } from "./preload-window";
import { withPanel } from "./side-panel";

interface Props {
  photo: Queries.CarouselPhotoFragment;
  index: number;
  count: number;
  /** Whether the browser may load the photo; without scripts it always does. */
  near: boolean;
}

/**
 * A photo of the carousel with its caption. The first photos are in the HTML, before scripts can
 * read `saveData`. Of the others, visitors who save data or have no scripts get the smallest
 * variant: three URLs each would exceed the first round trip.
 */
export const PhotoSlide = ({ photo: { alt, caption, image }, index, count, near }: Props) => {
  const isFirst = firstPhotos.includes(index);
  const savesData = useSavesData() && !isFirst;
  return (
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={`${index + 1} of ${count}`}
      css={slide}
    >
      <div css={box}>
        {near ? (
          <Picture
            image={savesData ? smallestOf(image) : image}
            alt={alt}
            loading={isFirst ? "eager" : "lazy"}
            fetchPriority={isFirst ? priorityOf(index) : undefined}
          />
        ) : (
          <noscript>
            <picture>
              {/* The caption again: nine more alternative texts would exceed the first round trip. */}
              <PictureMarkup image={smallestOf(image)} alt={caption ?? alt} />
            </picture>
          </noscript>
        )}
      </div>
      <SlideCaption number={index + 1} count={count} text={caption ?? alt} />
    </div>
  );
};

interface CaptionProps {
  number: number;
  count: number;
  text: string;
}

/** A slide's visible caption. Screen readers get the alt text, which contains more. */
const SlideCaption = ({ number, count, text }: CaptionProps) => (
  <p aria-hidden="true" css={caption}>
    <span css={position}>
      <span>{number}</span>
      {` of ${count}`}
    </span>
    {` ${text}`}
  </p>
);

const slide = css`
  ${withPanel} {
    display: grid;
    grid-template-columns: 1fr var(--panel-width);
  }
`;

const box = css`
  align-self: start;
  aspect-ratio: 3 / 2;
  background: var(--color-green-light);

  picture {
    height: 100%;
  }

  picture > img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`;

const caption = css`
  padding: var(--space-3) var(--space-3) var(--space-4);
  font-family: var(--font-heading);
  line-height: 1.3;

  ${from("md")} {
    min-height: 4rem;
    padding-right: 15rem;
  }

  ${withPanel} {
    padding: var(--space-4) var(--space-4) 4rem;
    border-left: 1px solid var(--color-green);
    text-align: center;
  }
`;

/* Centered in the rosette. */
const position = css`
  margin-right: var(--space-2);
  color: var(--color-green);
  font-weight: 650;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  ${withPanel} {
    display: block;
    margin: 0 0 var(--space-3);

    span {
      display: grid;
      height: var(--rosette-width);
      place-content: center;
      font-size: var(--text-title);
    }
  }
`;
