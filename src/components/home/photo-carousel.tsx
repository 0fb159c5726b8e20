import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useRef, useState } from "react";
import { Carousel, type CarouselProps } from "react-responsive-carousel";
import { photoInterval } from "../../lib/constants";
import { nextPhotoId } from "../../lib/links/site-ids";
import { from } from "../../styles/media";
import { CarouselControls } from "./carousel-controls";
import { firstPhotos, PhotoSlide, SlidesWithoutScripts, withPanel } from "./photo-slide";
import { PhotoThumbs } from "./photo-thumbs";
import { Status } from "../ui/status";
import { usePlayback } from "./use-playback";

/** The library's list has one visible photo: "List with 1 item" would only confuse screen reader users. */
const hideList = (track: HTMLElement | null) =>
  track?.querySelector("ul")?.setAttribute("role", "presentation");

const librarySettings: Partial<CarouselProps> = {
  interval: photoInterval,
  stopOnHover: false, // as specified: interaction doesn't stop it
  // Its motion and width are style attributes, which the page's policy refuses. CSS moves the slides.
  animationHandler: () => ({}),
  swipeAnimationHandler: () => ({}),
  stopSwipingHandler: () => ({}),
  width: "",
  // Its controls have no accessible names. CarouselControls and PhotoThumbs replace them.
  showIndicators: false,
  showStatus: false,
  showThumbs: false,
  renderArrowPrev: () => null,
  renderArrowNext: () => null,
};

/** Only one finger that moves sideways swipes: the library measures in a page that scrolls below the finger. */
function useSwipe(): Partial<CarouselProps> {
  const start = useRef({ clientX: 0, clientY: 0 });
  const [isSideways, setSideways] = useState(false);
  return {
    swipeScrollTolerance: isSideways ? 40 : Infinity,
    onSwipeStart: (event) => {
      const { clientX, clientY } = event.touches[0]!;
      start.current = { clientX, clientY };
    },
    onSwipeMove: (event) => {
      const { length, 0: finger } = event.touches;
      const x = finger!.clientX - start.current.clientX;
      const y = finger!.clientY - start.current.clientY;
      setSideways(length === 1 && Math.abs(x) > Math.abs(y));
      return false;
    },
  };
}

const preloadWindow = (selected: number, count: number): number[] =>
  [-1, 0, 1, 2].map((distance) => (selected + distance + count) % count);

export const PhotoCarousel = ({ photos }: { photos: readonly Queries.CarouselPhotoFragment[] }) => {
  const count = photos.length;
  const longest = photos
    .map(({ alt, caption }) => caption ?? alt)
    .reduce((a, b) => (b.length > a.length ? b : a), "");
  const loops = count > 1;
  const element = useRef<HTMLDivElement>(null);
  const { playing, running, toggle } = usePlayback(element);
  const [selected, setSelected] = useState(0);
  const [wanted, setWanted] = useState<ReadonlySet<number>>(new Set(firstPhotos));

  // What a button did, until the next photo. Photos that change by themselves aren't announced.
  const [announced, setAnnounced] = useState("");

  // The library calls this for every change of photo, including the visitor's.
  const select = (index: number) => {
    if (index !== selected) setAnnounced("");
    setSelected(index);
    setWanted((before) => new Set([...before, ...preloadWindow(index, count)]));
  };

  const swipe = useSwipe();
  const indexAfter = (step: number) => (selected + step + count) % count;
  const choose = (index: number) => {
    select(index);
    setAnnounced(`${index + 1} of ${count}, ${photos[index]!.alt}`);
  };
  const togglePlayback = () => {
    toggle();
    setAnnounced(playing ? "Photos paused" : "Photos playing");
  };

  return (
    <div
      ref={element}
      role="group"
      aria-roledescription="carousel"
      aria-label="Photos of groomed dogs"
      className="photo-carousel"
      css={carouselFrame}
    >
      <div className="carousel-frame" css={viewport}>
        <div ref={hideList} css={track}>
          <Carousel
            {...librarySettings}
            {...swipe}
            infiniteLoop={loops}
            autoPlay={running && loops}
            selectedItem={selected}
            onChange={select}
          >
            {photos.map((photo, index) =>
              wanted.has(index) ? (
                <PhotoSlide
                  key={photo.name}
                  photo={photo}
                  index={index}
                  count={count}
                  longest={index === 0 ? longest : undefined}
                />
              ) : (
                index === firstPhotos.length && (
                  <SlidesWithoutScripts key={photo.name} photos={photos} />
                )
              ),
            )}
          </Carousel>
        </div>
        {loops && (
          <CarouselControls
            playing={playing}
            onToggle={togglePlayback}
            onPrevious={() => choose(indexAfter(-1))}
            onNext={() => choose(indexAfter(1))}
          />
        )}
        <PhotoThumbs photos={photos} selected={selected} onChoose={choose} />
        <Status className="visually-hidden">{announced}</Status>
      </div>
    </div>
  );
};

/* On phones the frame extends into the page's margin, so that the photo has its full width. */
const carouselFrame = css`
  --focus-color: var(--color-blue);
  --photo-width: min(56rem, max(108vh, 18rem));
  --panel-width: 15rem;
  --rosette-width: calc(var(--panel-width) - 2 * var(--space-4));

  max-width: calc(var(--photo-width) + 2 * var(--space-2));
  margin-inline: calc(-1 * var(--space-2));
  padding: var(--space-1);
  border-radius: var(--radius);
  background: var(--color-card);
  color: var(--color-ink);

  ${from("md")} {
    margin-inline: 0;
  }

  ${withPanel} {
    max-width: calc(var(--photo-width) + var(--panel-width) + 2 * var(--space-2));
  }
`;

/* Two lines instead of a double border, which WebKit fills on screens of normal density. */
const viewport = css`
  position: relative;
  margin: 3px;
  border: 1px solid var(--color-green);
  outline: 1px solid var(--color-green);
  outline-offset: 2px;

  ${withPanel} {
    background: url("/ornaments/rosette.svg") right var(--space-4) top var(--space-4) /
      var(--rosette-width) no-repeat;
  }
`;

const nextTappedEarly = `.carousel-frame:has(#${nextPhotoId}[aria-busy="true"])`;

const track = css`
  overflow: clip;

  .slider {
    display: grid;
    isolation: isolate;
    touch-action: pan-y pinch-zoom;
  }

  /* On top of each other: the old photo is seen while the new one fades in. */
  .slide {
    grid-area: 1 / 1;
    position: relative;
    min-width: 0;
  }

  /* The library's copies of the last and the first photo, for an animation that we don't use. */
  .slide:is(:first-of-type, :last-of-type):not(:only-of-type) {
    display: none;
  }

  .slide:not(.selected),
  ${nextTappedEarly} & .slide.selected {
    visibility: hidden;
    opacity: 0;
  }

  ${nextTappedEarly} & .slide.selected + .slide {
    visibility: visible;
    opacity: 1;
  }

  @media (prefers-reduced-motion: no-preference) {
    .slide {
      transition: 250ms ease-in-out;
      transition-property: opacity, visibility;
    }
  }
`;

export const query = graphql`
  fragment CarouselPhoto on GalleryPhoto {
    name
    alt
    caption
    file {
      childImageSharp {
        gallery {
          image
          smallest
        }
        thumbnail: resize(width: 160, height: 110, quality: 70, toFormat: WEBP) {
          src
        }
      }
    }
  }
`;
