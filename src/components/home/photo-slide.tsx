import { css } from "@emotion/react";
import { useSavesData } from "../../hooks/use-saves-data";
import { Picture, PictureMarkup, smallestOf } from "../ui/picture";
import { firstPhotos, priorityOf } from "./preload-window";
import { SlideCaption } from "./slide-caption";
import { withPanel } from "./side-panel";

interface Props {
  photo: Queries.CarouselPhotoFragment;
  index: number;
  count: number;
  /** Whether the photo may be requested; without scripts it always is. */
  near: boolean;
}

/**
 * A photo of the carousel with its caption. The first photos stand in the HTML, where nobody knows
 * yet who saves data; of the others, such a visitor gets the smallest variant, and so does one without
 * scripts: three addresses of each photo would not come in the first round trip.
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
              <PictureMarkup image={smallestOf(image)} alt={alt} />
            </picture>
          </noscript>
        )}
      </div>
      <SlideCaption number={index + 1} count={count} text={caption ?? alt} />
    </div>
  );
};

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
