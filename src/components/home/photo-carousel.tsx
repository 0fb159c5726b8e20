import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useRef, useState } from "react";
import { Carousel, type CarouselProps } from "react-responsive-carousel";
import { firstPhotos, photoInterval } from "../../lib/constants";
import { nextPhotoId } from "../../lib/links/site-ids";
import { from } from "../../styles/media";
import { CarouselControls } from "./carousel-controls";
import { PhotoSlide, SlidesWithoutScripts, withPanel } from "./photo-slide";
import { PhotoThumbs } from "./photo-thumbs";
import { Status } from "../ui/status";
import { usePlayback } from "./use-playback";
import { useSwipe } from "./use-swipe";

/** The library's list has one visible photo: "List with 1 item" would only confuse screen reader users. */
const hideList = (track: HTMLElement | null) =>
  track?.querySelector("ul")?.setAttribute("role", "presentation");

const librarySettings: Partial<CarouselProps> = {
  interval: photoInterval,
  stopOnHover: false, // as specified: interaction doesn't stop it
  swipeScrollTolerance: 40,
  width: "", // or a style attribute, whose hash each visitor would load
  // Its controls have no accessible names. CarouselControls and PhotoThumbs replace them.
  showIndicators: false,
  showStatus: false,
  showThumbs: false,
  renderArrowPrev: () => null,
  renderArrowNext: () => null,
};

/** How the strip moves, if not as the library moves it: past all photos, from the last to the first. */
type Move = "finger" | "next" | "previous" | "jump";

const preloadWindow = (selected: number, count: number): number[] =>
  [-1, 0, 1, 2].map((distance) => (selected + distance + count) % count);

export const PhotoCarousel = ({ photos }: { photos: readonly Queries.CarouselPhotoFragment[] }) => {
  const count = photos.length;
  const longest = photos
    .map(({ alt, caption }) => caption ?? alt)
    .reduce((a, b) => (b.length > a.length ? b : a), "");
  const loops = count > 1;
  const photoArea = useRef<HTMLDivElement>(null);
  const { playing, running, toggle } = usePlayback(photoArea);
  const [selected, setSelected] = useState(0);
  const [move, setMove] = useState<Move>();
  const [wanted, setWanted] = useState<ReadonlySet<number>>(new Set(Array(firstPhotos).keys()));

  // What a button did, until the next photo. Photos that change by themselves aren't announced.
  const [announced, setAnnounced] = useState("");

  const load = (index: number) =>
    setWanted((before) => new Set([...before, ...preloadWindow(index, count)]));

  // The library calls this for every change of photo, including the visitor's.
  const select = (index: number) => {
    if (index === selected) return;
    setAnnounced("");
    setSelected(index);
    load(index);
    const moves: Record<number, Move> = { [1 - count]: "next", [count - 1]: "previous" };
    const step = index - selected;
    if (move !== "finger") setMove(Math.abs(step) === 1 ? undefined : (moves[step] ?? "jump"));
  };

  const startSwipe = () => {
    setMove("finger");
    load(selected); // also the photo before, which the finger may pull into view
    dispatchEvent(new Event("resize")); // the library measures only after the photo has loaded
  };
  const swipe = useSwipe(() => setMove("jump"));
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
      role="group"
      aria-roledescription="carousel"
      aria-label="Photos of groomed dogs"
      className="photo-carousel"
      css={carouselFrame}
    >
      <div className="carousel-frame" css={viewport}>
        <div ref={hideList} data-move={move} css={track} {...swipe}>
          <div ref={photoArea} css={photoBox} />
          <Carousel
            {...librarySettings}
            infiniteLoop={loops}
            autoPlay={running && loops && move !== "finger"}
            selectedItem={selected}
            onChange={select}
            onSwipeStart={startSwipe}
            onSwipeEnd={() => setMove(undefined)}
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
                index === firstPhotos && <SlidesWithoutScripts key={photo.name} photos={photos} />
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

/* Its visible part decides whether the photos change. */
const photoBox = css`
  position: absolute;
  inset: 0 0 auto;
  aspect-ratio: 3 / 2;
  visibility: hidden;

  ${withPanel} {
    right: var(--panel-width);
  }
`;

const track = css`
  position: relative;
  overflow: clip;

  .slider {
    display: grid;
    grid: auto / auto-flow 100%;
    touch-action: pan-y pinch-zoom;
    transition: transform var(--motion-slow) !important;
  }

  &[data-move] .slider {
    transition: none !important;
  }

  .slide {
    min-width: 0;
    visibility: hidden;
    transition: visibility var(--motion-slow);
  }

  /* At rest not the library's copies of the last and the first photo, which loop. */
  .slide.selected:not(:first-of-type, :last-of-type),
  .slide:only-of-type,
  &[data-move="finger"] .slide {
    visibility: visible;
  }

  &[data-move="next"] .slide:first-of-type,
  &[data-move="previous"] .slide:last-of-type {
    animation: leaving-photo var(--motion-slow);
  }

  &[data-move="next"] .slider {
    animation: next-photo var(--motion-slow);
  }

  &[data-move="previous"] .slider {
    animation: previous-photo var(--motion-slow);
  }

  @keyframes leaving-photo {
    from {
      visibility: visible;
    }
  }

  @keyframes next-photo {
    from {
      translate: 100%;
    }
  }

  @keyframes previous-photo {
    from {
      translate: -100%;
    }
  }

  ${nextTappedEarly} & {
    .slider {
      transform: translateX(-200%) !important;
    }

    .slide.selected {
      visibility: hidden;
    }

    .slide.selected + .slide {
      visibility: visible;
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
