import type { CarouselProps } from "react-responsive-carousel";

/** Milliseconds between automatic changes of the photo. */
export const interval = 3000;

const nothing = () => null;

/**
 * The library's settings. `useSwipe` changes the photo on swipes, because the library ignores the
 * direction; returning nothing leaves scrolling to the browser. Its swipe handlers and animation
 * don't suit fading photos or the page's policy, and its controls have no useful names.
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
