import type { TouchEvent } from "react";
import type { CarouselProps } from "react-responsive-carousel";

/** Milliseconds for which a photo shows before the next one follows by itself. */
export const interval = 3000;

const nothing = () => null;

/**
 * What the carousel asks of the library whatever its photos: the next photo comes after 30 px of
 * swiping while the photo gives a little. The library's swipe handlers belong to its sliding track
 * and would move a fading one out of sight; an empty answer leaves the movement to the browser,
 * which scrolls the page with it. How photos change is in the style sheet of the carousel: style
 * attributes would each be allowed by name in the page's policy. The library's own controls can't
 * be reached or named properly.
 */
export const librarySettings: Partial<CarouselProps> = {
  interval,
  stopOnHover: false,
  animationHandler: () => ({}),
  width: "",
  swipeScrollTolerance: 30,
  swipeAnimationHandler: ({ x, y }) =>
    Math.abs(x) > Math.abs(y)
      ? { itemListStyle: { transform: `translateX(${Math.round(x / 4)}px)` } }
      : {},
  stopSwipingHandler: () => ({ itemListStyle: {} }),
  showIndicators: false,
  showStatus: false,
  showThumbs: false,
  renderArrowPrev: nothing,
  renderArrowNext: nothing,
};

/**
 * Tells the library that a touch has ended which the browser took over to scroll the page. It knows
 * no `touchcancel`, and would count the abandoned movement with the next tap.
 */
export const endCancelledSwipe = ({ target }: TouchEvent) =>
  target.dispatchEvent(new Event("touchend", { bubbles: true }));
