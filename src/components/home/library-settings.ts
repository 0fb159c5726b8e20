import type { CarouselProps } from "react-responsive-carousel";

/** Milliseconds for which a photo shows before the next one follows by itself. */
export const interval = 3000;

const nothing = () => null;

/**
 * Settings of the library for any photos. While a finger moves sideways, the photo follows it a little;
 * `useSwipe` changes the photo, because the library ignores the direction. An empty result leaves the
 * movement to the browser, which scrolls the page. The library's swipe handlers belong to its sliding
 * track and would move a fading photo out of sight. Its animation would need a style attribute for each
 * position, which the page's policy forbids. Its own controls have no useful names.
 */
export const librarySettings: Partial<CarouselProps> = {
  interval,
  stopOnHover: false,
  animationHandler: () => ({}),
  width: "",
  swipeScrollTolerance: Infinity,
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
